import * as UI_TEXT from "#app/ui-text.ts";
import type { RichText } from "#app/content/rich-text.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./mission.module.css";

export function Mission({ mission }: { mission: RichText }) {
  return (
    <section className={styles.mission}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{UI_TEXT.mission}</h2>
        <Paragraph>{mission}</Paragraph>
      </div>
    </section>
  );
}
