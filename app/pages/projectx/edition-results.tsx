import * as UI_TEXT from "#app/ui-text.ts";
import type { ProjectxEdition } from "./page.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./edition-results.module.css";

type EditionResultsProps = { id: string; results: NonNullable<ProjectxEdition["results"]> };

export function EditionResults({ id, results }: EditionResultsProps) {
  return (
    <section className={`wrap section ${styles.results}`} aria-labelledby={id}>
      <h2 id={id}>{UI_TEXT.results}</h2>
      <ul>
        {results.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </section>
  );
}
