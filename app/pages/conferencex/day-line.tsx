import type { Group } from "./content.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./day-line.module.css";

export function DayLine({ schedule }: Pick<Group<"day">, "schedule">) {
  if (schedule.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ol className={styles.line}>
        {schedule.map(({ time, title, text }) => (
          <li key={`${time} ${title}`}>
            <p className={styles.time} {...fit(time, 8)}>
              <bdi>{time}</bdi>
            </p>
            <h3 {...fit(title)}>{title}</h3>
            {text && (
              <p className={styles.text}>
                <RichText text={text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
