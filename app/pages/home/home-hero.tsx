import type { Home } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { TypedWords } from "#app/ui/typed-words.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./home-hero.module.css";

/** Two of its lines, so that the button below them is in a laptop's window. */
const LARGE_LETTERS = 26;

export function HomeHero({ hero }: { hero: Home["hero"] }) {
  return (
    <section className={styles.hero} aria-labelledby="page-heading">
      <div className={`${styles.sky} no-print`}>
        <div className={styles.farOrbit}>
          <Orbit kind="violet" at={4} size="s" />
        </div>
        <div className={styles.nearOrbit}>
          <Orbit kind="pebble" at={7} size="m" />
        </div>
        <div className={styles.planet}>
          <Planet />
        </div>
      </div>
      <div className={`${styles.words} wrap`}>
        {hero.tagline && <p className={styles.tagline}>{hero.tagline}</p>}
        <h1
          id="page-heading"
          tabIndex={-1}
          data-long={hero.heading.length > LARGE_LETTERS ? "" : undefined}
          {...fit([hero.heading, ...(hero.typedWords ?? [])].join(" "))}
        >
          {hero.heading}
          {hero.typedWords && (
            <>
              {" "}
              <span className={styles.typedLine}>
                <TypedWords words={hero.typedWords} spoken={hero.spokenWords} />
              </span>
            </>
          )}
        </h1>
        <Paragraph className={styles.lead}>{hero.lead}</Paragraph>
        <div className={styles.actions}>
          {hero.buttons?.map(({ label, to }, index) => (
            <ButtonLink
              key={label}
              to={to}
              variant={index === 0 ? "solid" : "accent"}
              icon={index === 0 ? undefined : null}
            >
              {label}
            </ButtonLink>
          ))}
          {hero.next && (
            <ButtonLink to={hero.next.to} variant="outline">
              {hero.next.label}
            </ButtonLink>
          )}
          <MotionControl />
        </div>
      </div>
      <span id="after-hero" hidden />
    </section>
  );
}
