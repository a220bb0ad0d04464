import { Icon } from "#app/ui/icons.tsx";
import type { ProjectxEdition } from "./content.server.ts";
import { fill } from "#app/ui/fill.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./document-sheet.module.css";

type DocumentSheetProps = NonNullable<ProjectxEdition["documents"]>["entries"][number];

const NEW_TAB = { target: "_blank", rel: "noopener" };

export function DocumentSheet({ title, text, button, file, kilobytes }: DocumentSheetProps) {
  return (
    <li className={styles.sheet}>
      <h3 {...fit(title)}>{title}</h3>
      <p>
        <RichText text={text} />
      </p>
      <span className={styles.lines} aria-hidden="true" />
      <a href={file} {...NEW_TAB}>
        <span className={styles.button}>{button}</span>{" "}
        <span className={styles.size}>
          ({fill(UI_TEXT.sizeOfPdf, { size: kilobytes })})
          <span className="visually-hidden">{` ${UI_TEXT.opensInNewTab}`}</span>
        </span>
        <Icon name="arrowOut" />
      </a>
    </li>
  );
}
