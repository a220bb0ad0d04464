import { Horizon } from "#app/ui/horizon.tsx";
import { DRAWINGS, Icon, type IconName } from "#app/ui/icons.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { Planet, PLANET_KINDS } from "#app/ui/planet.tsx";
import styles from "./specimen.module.css";

export function SpecimenBodies() {
  return (
    <section className={styles.part}>
      <h3>Bodies and icons</h3>
      <ul className={styles.bodies}>
        {PLANET_KINDS.map((kind) => (
          <li key={kind}>
            <Planet kind={kind} />
            {kind}
          </li>
        ))}
        <li>
          <Orbit kind="pebble" at={1} size="s" />
          orbit
        </li>
      </ul>
      <div className={styles.horizons} data-theme="dark">
        <Horizon sun="risen" />
        <Horizon sun="set" />
      </div>
      <ul className={styles.icons}>
        {(Object.keys(DRAWINGS) as IconName[]).map((icon) => (
          <li key={icon}>
            <Icon name={icon} size={24} />
            {icon}
          </li>
        ))}
      </ul>
    </section>
  );
}
