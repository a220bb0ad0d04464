import * as UI_TEXT from "#app/ui-text.ts";
import { Marquee } from "#app/ui/marquee.tsx";
import styles from "./word-strip.module.css";

export function WordStrip({ words }: { words: string[] }) {
  return (
    <div className={styles.strip} data-theme="dark">
      <Marquee still="wrap" label={UI_TEXT.whatTheClubDoes}>
        {words.map((word) => (
          <li key={word} className={styles.word}>
            {word}
          </li>
        ))}
      </Marquee>
    </div>
  );
}
