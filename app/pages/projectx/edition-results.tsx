import type { ProjectxEdition } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./edition-results.module.css";

type EditionResultsProps = NonNullable<ProjectxEdition["results"]> & { id: string };

export function EditionResults({ id, heading, entries }: EditionResultsProps) {
  return (
    <section className={`wrap section ${styles.results}`} aria-labelledby={id}>
      <h2 id={id} {...fit(heading)}>
        {heading}
      </h2>
      <ul>
        {entries.map(({ title, text }) => (
          <li key={title}>
            <h3 {...fit(title)}>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </section>
  );
}
