import type { Conference } from "./content.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { fill } from "#app/ui/fill.ts";
import styles from "./speaker-card.module.css";

export function SpeakerCard({ id, name, title, employer, photo }: Conference["speakers"][number]) {
  return (
    <li id={`speaker-${id}`} className={styles.speaker}>
      <div className={styles.photo}>
        <Picture
          picture={photo}
          alt={fill(UI_TEXT.portraitOf, { name })}
          sizes="(width >= 66rem) 25rem, (width >= 34rem) 46vw, 8.5rem"
        />
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          {`${title}, `}
          <span>{employer}</span>
        </p>
      </div>
    </li>
  );
}
