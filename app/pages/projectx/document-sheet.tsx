import * as UI_TEXT from "#app/ui-text.ts";
import { Icon } from "#app/ui/icons.tsx";
import type { ProjectxEdition } from "./content.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import contentsStyles from "./document-contents.module.css";
import styles from "./document-sheet.module.css";

type DocumentSheetProps = NonNullable<ProjectxEdition["documents"]>[number];

const NEW_TAB = { target: "_blank", rel: "noopener" };

export function DocumentSheet(props: DocumentSheetProps) {
  const { title, text, contents, button, file, kilobytes } = props;
  return (
    <li className={styles.sheet}>
      <h3 {...fit(title)}>{title}</h3>
      <Paragraph>{text}</Paragraph>
      {contents && (
        <ol className={contentsStyles.contents}>
          {contents.map((section) => (
            <li key={section}>{section}</li>
          ))}
        </ol>
      )}
      <a href={file} {...NEW_TAB}>
        <span className={styles.button}>{button}</span>{" "}
        <span className={styles.size}>
          ({UI_TEXT.sizeOfPdf.replace("{size}", kilobytes)})
          <span className="visually-hidden">{` ${UI_TEXT.opensInNewTab}`}</span>
        </span>
        <Icon name="arrowOut" />
      </a>
    </li>
  );
}
