import type { Home } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { OrbitHero } from "#app/ui/orbit-hero.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { TypedWords } from "#app/ui/typed-words.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./home-hero.module.css";

/** Two of its lines, so that the button below them is in a laptop's window. */
const LARGE_LETTERS = 26;

export function HomeHero({ hero }: { hero: Home["hero"] }) {
  const [first, ...others] = hero.buttons ?? [];
  return (
    <OrbitHero
      className={styles.hero}
      sky={
        <>
          <Orbit kind="pebble" />
          <Planet />
        </>
      }
    >
      {hero.tagline && <p className={`label ${styles.tagline}`}>{hero.tagline}</p>}
      <h1
        id="page-heading"
        tabIndex={-1}
        data-long={hero.heading.length > LARGE_LETTERS ? "" : undefined}
      >
        {hero.heading}
        {hero.typedWords && (
          <>
            {" "}
            <TypedWords words={hero.typedWords} spoken={hero.spokenWords} />
          </>
        )}
      </h1>
      <Paragraph className="lead">{hero.lead}</Paragraph>
      <div className={`cluster ${styles.actions}`}>
        {hero.next && <ButtonLink to={hero.next.to}>{hero.next.label}</ButtonLink>}
        {first && (
          <ButtonLink to={first.to} variant={hero.next ? "outline" : "solid"} icon={null}>
            {first.label}
          </ButtonLink>
        )}
        {others.map(({ label, to }) => (
          <a key={label} href={to} className="label">
            {label}
          </a>
        ))}
        <MotionControl />
      </div>
    </OrbitHero>
  );
}
