import * as UI_TEXT from "#app/ui-text.ts";
import type { PastEdition } from "./page.server.ts";
import styles from "./programme.module.css";

type ProgrammeProps = {
  speakers: Pick<PastEdition["speakers"][number], "id" | "name" | "title" | "employer">[];
  /** Links call the section #highlights, if no other one is. */
  isHighlights: boolean;
};

/** Speakers of whom no more than the name and what they are is known. */
export function Programme({ speakers, isHighlights }: ProgrammeProps) {
  if (speakers.length === 0) return null;
  return (
    <section className={styles.programme} {...(isHighlights && { id: "highlights", tabIndex: -1 })}>
      <div className="wrap">
        <h2>{UI_TEXT.speakers}</h2>
        <ul>
          {speakers.map(({ id, name, title, employer }) => (
            <li key={id} id={`speaker-${id}`}>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              {(title ?? employer) && (
                <p>
                  {title}
                  {employer}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
