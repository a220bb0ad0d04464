import type { Group } from "./page.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./day-line.module.css";

type DayLineProps = Pick<Group<"day">, "schedule"> & { isOver: boolean };

export function DayLine({ schedule, isOver }: DayLineProps) {
  if (schedule.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ol className={styles.line}>
        {schedule.map(({ time, title, by, text, lasts }) => (
          <li key={`${time} ${title}`} className={lasts && !isOver ? styles.lasts : undefined}>
            <div>
              <p className={styles.time}>{time}</p>
              <h3>{title}</h3>
              <Paragraph className={styles.text}>{by}</Paragraph>
              <Paragraph className={styles.text}>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
