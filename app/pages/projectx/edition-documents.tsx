import * as UI_TEXT from "#app/ui-text.ts";
import type { ProjectxEdition } from "./content.server.ts";
import { DocumentSheet } from "./document-sheet.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./edition-documents.module.css";

type EditionDocumentsProps = { id: string; documents: NonNullable<ProjectxEdition["documents"]> };

export function EditionDocuments({ id, documents }: EditionDocumentsProps) {
  return (
    <section className={styles.desk} aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <h2 id={id} {...fit(UI_TEXT.documents)}>
          {UI_TEXT.documents}
        </h2>
        <ul className={styles.sheets}>
          {documents.map((entry) => (
            <DocumentSheet key={entry.file} {...entry} />
          ))}
        </ul>
      </div>
    </section>
  );
}
