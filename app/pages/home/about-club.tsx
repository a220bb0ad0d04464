import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./page.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./about-club.module.css";

export function AboutClub({ about }: { about: NonNullable<Home["about"]> }) {
  return (
    <section id="about" className={`section ${styles.about}`} aria-labelledby="about-heading">
      <h2 id="about-heading" className="visually-hidden" tabIndex={-1}>
        {UI_TEXT.about}
      </h2>
      <div className="wrap split">
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
      <h3 id={id} className="label">
        {words.label}
      </h3>
      {words.heading && <p className={`statement ${styles.claim}`}>{words.heading}</p>}
      <Paragraph className={styles.text}>{words.text}</Paragraph>
    </article>
  );
}
