import * as UI_TEXT from "#app/ui-text.ts";
import type { ProjectxEdition } from "./page.server.ts";
import { Icon } from "#app/ui/icons.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./documents.module.css";

type EditionDocumentsProps = { id: string; documents: NonNullable<ProjectxEdition["documents"]> };

export function EditionDocuments({ id, documents }: EditionDocumentsProps) {
  return (
    <section className={`band ${styles.desk}`} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{UI_TEXT.documents}</h2>
        <ul className={styles.sheets}>
          {documents.map((entry) => (
            <DocumentSheet key={entry.file} {...entry} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type DocumentSheetProps = NonNullable<ProjectxEdition["documents"]>[number];

const NEW_TAB = { target: "_blank", rel: "noopener" };

function DocumentSheet(props: DocumentSheetProps) {
  const { title, text, contents, button, file, kilobytes } = props;
  return (
    <li className={styles.sheet}>
      <h3>{title}</h3>
      <Paragraph>{text}</Paragraph>
      {contents && (
        <ol className={styles.contents}>
          {contents.map((section) => (
            <li key={section}>{section}</li>
          ))}
        </ol>
      )}
      <a href={file} className={`label ${styles.link}`} data-covers="" {...NEW_TAB}>
        <span>{button}</span>
        <Icon name="arrowOut" size={18} />{" "}
        <span>
          ({UI_TEXT.sizeOfPdf.replace("{size}", kilobytes)})
          <span className="visually-hidden">{` ${UI_TEXT.opensInNewTab}`}</span>
        </span>
      </a>
    </li>
  );
}
