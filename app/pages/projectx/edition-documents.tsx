import type { ProjectxEdition } from "./content.server.ts";
import { DocumentSheet } from "./document-sheet.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./edition-documents.module.css";

type EditionDocumentsProps = NonNullable<ProjectxEdition["documents"]> & { id: string };

export function EditionDocuments({ id, heading, entries }: EditionDocumentsProps) {
  return (
    <section className={styles.desk} aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <h2 id={id} {...fit(heading)}>
          {heading}
        </h2>
        <ul className={styles.sheets}>
          {entries.map((entry) => (
            <DocumentSheet key={entry.file} {...entry} />
          ))}
        </ul>
      </div>
    </section>
  );
}
