import * as UI_TEXT from "#app/ui-text.ts";
import type { ProjectxEdition } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./edition-results.module.css";

type EditionResultsProps = { id: string; results: NonNullable<ProjectxEdition["results"]> };

export function EditionResults({ id, results }: EditionResultsProps) {
  return (
    <section className={`wrap section ${styles.results}`} aria-labelledby={id}>
      <h2 id={id} {...fit(UI_TEXT.results)}>
        {UI_TEXT.results}
      </h2>
      <ul>
        {results.map(({ title, text }) => (
          <li key={title}>
            <h3 {...fit(title)}>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </section>
  );
}
