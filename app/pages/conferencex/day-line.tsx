import type { Group } from "./content.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./day-line.module.css";

type DayLineProps = Pick<Group<"day">, "schedule"> & { isOver: boolean };

export function DayLine({ schedule, isOver }: DayLineProps) {
  if (schedule.length === 0) return null;
  return (
    <div className={styles.frame}>
      {isOver && <Constellation stars={schedule.length} />}
      <ol className={styles.line}>
        {schedule.map(({ time, title, text, lasts }) => (
          <li key={`${time} ${title}`} className={lasts ? styles.lasts : undefined}>
            <div>
              <p className={styles.time} {...fit(time, 8)}>
                <bdi>{time}</bdi>
              </p>
              <h3 {...fit(title)}>{title}</h3>
              <Paragraph className={styles.text}>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const HEIGHTS = [12, 76, 36, 60];

/** The evening of a day that has passed: a star for each hour, over the hours' columns. */
function Constellation({ stars }: { stars: number }) {
  const places = Array.from({ length: stars }, (_, index) => ({
    x: `${(100 * index) / stars}%`,
    y: HEIGHTS[index % HEIGHTS.length],
  }));
  return (
    <svg className={`${styles.stars} no-print`} fill="currentColor" aria-hidden="true">
      {places.map(({ x, y }, index) => (
        <g key={x}>
          <line
            x1={x}
            y1={y}
            x2={places[index + 1]?.x ?? x}
            y2={places[index + 1]?.y ?? y}
            stroke="currentColor"
            strokeOpacity="0.6"
          />
          <circle cx={x} cy={y} r="16" fillOpacity="0.15" />
          <circle cx={x} cy={y} r={7 - 2 * (index % 2)} />
        </g>
      ))}
    </svg>
  );
}
