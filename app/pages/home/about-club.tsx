import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./content.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./about-club.module.css";

export function AboutClub({ about }: { about: NonNullable<Home["about"]> }) {
  return (
    <section id="about" className={`${styles.about} section`} aria-labelledby="about-heading">
      <h2 id="about-heading" className="visually-hidden" tabIndex={-1}>
        {UI_TEXT.about}
      </h2>
      <div className={`${styles.parts} wrap`}>
        <Part name="who" words={about.who} />
        {about.mission && <Part name="mission" words={about.mission} />}
      </div>
    </section>
  );
}

type PartProps = { name: "who" | "mission"; words: NonNullable<Home["about"]>["who"] };

function Part({ name, words }: PartProps) {
  const id = `about-${name}`;
  return (
    <article
      className={styles[name]}
      data-theme={name === "mission" ? "dark" : undefined}
      data-slide-in={name === "mission" ? "end" : "start"}
      aria-labelledby={id}
      suppressHydrationWarning // may be in place before
    >
      <h3 id={id} {...fit(words.label)}>
        {words.label}
      </h3>
      {words.heading && (
        <p className={styles.claim} {...fit(words.heading)}>
          {words.heading}
        </p>
      )}
      <Paragraph className={styles.text}>{words.text}</Paragraph>
    </article>
  );
}
