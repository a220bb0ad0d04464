import { Horizon } from "#app/ui/horizon.tsx";
import { Icon, type IconName } from "#app/ui/icons.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { Planet, type PlanetKind } from "#app/ui/planet.tsx";
import styles from "./specimen.module.css";

/** Records, so that the compiler asks for a kind or an icon that is missing here. */
const KINDS = Object.keys({
  planet: "",
  pebble: "",
  violet: "",
  moon: "",
  sun: "",
  "ringed-planet": "",
} satisfies Record<PlanetKind, string>) as PlanetKind[];

const ICONS = Object.keys({
  arrow: "",
  arrowOut: "",
  chevron: "",
  check: "",
  close: "",
  menu: "",
  sun: "",
  moon: "",
  system: "",
  pause: "",
  play: "",
  copy: "",
  link: "",
  mail: "",
  calendar: "",
  document: "",
} satisfies Record<IconName, string>) as IconName[];

export function SpecimenBodies() {
  return (
    <section className={styles.part}>
      <h3>Bodies and icons</h3>
      <ul className={styles.bodies}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Planet kind={kind} />
            {kind}
          </li>
        ))}
        <li>
          <Orbit
            bodies={[
              { kind: "pebble", at: 1, size: "s" },
              { kind: "violet", at: 4, size: "m" },
              { kind: "moon", at: 6, size: "l" },
            ]}
          />
          orbit
        </li>
      </ul>
      <div className={styles.horizons} data-theme="dark">
        <Horizon sun="risen" />
        <Horizon sun="set" />
      </div>
      <ul className={styles.icons}>
        {ICONS.map((icon) => (
          <li key={icon}>
            <Icon name={icon} size={24} />
            {icon}
          </li>
        ))}
      </ul>
    </section>
  );
}
