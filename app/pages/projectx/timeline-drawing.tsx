import styles from "./timeline-drawing.module.css";
import type { TimelineLayout } from "./timeline-layout.server.ts";
import { LINE_HEIGHT, RULER_SIZE } from "./timeline-shape.ts";

type TimelineDrawingProps = { layout: TimelineLayout["wide"]; labelledBy: string };

/** A timeline's image on wide screens: a ruler of weeks and months, with each date on a line of its own. */
export function TimelineDrawing({ layout, labelledBy }: TimelineDrawingProps) {
  const { width, height, ruler, weeks, months, labels } = layout;
  const far = ruler + RULER_SIZE;
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      viewBox={`0 -8 ${width} ${height + 16}`} // room for the outermost lines and dots
      className={styles.drawing}
    >
      <rect className={styles.ruler} x="0" y={ruler} width={width} height={RULER_SIZE} />
      <path
        className={styles.weeks}
        d={weeks.map((at) => `M${at} ${ruler}v6M${at} ${far}v-6`).join("")}
      />
      {months.map(({ at, name }, index) => (
        <g key={at}>
          {index > 0 && <path className={styles.month} d={`M${at} ${ruler}V${far}`} />}
          <g transform={`translate(${at + 10} ${ruler + RULER_SIZE / 2 + 5})`}>
            <text className={styles.monthName}>{name}</text>
          </g>
        </g>
      ))}
      {labels.map(({ at, x, y, isEndAligned, isAbove, day, lines }) => (
        <g key={`${day} ${lines.join(" ")}`}>
          <path
            className={styles.leader}
            d={`M${at} ${isAbove ? ruler : far}V${isAbove ? y - 14 : y + lines.length * LINE_HEIGHT + 4}`}
          />
          <circle className={styles.dot} cx={at} cy={isAbove ? ruler : far} r="7" />
          <g transform={`translate(${x} ${y})`}>
            <text className={styles.label} textAnchor={isEndAligned ? "end" : "start"}>
              <tspan className={styles.day}>{day}</tspan>
              {lines.map((line) => (
                <tspan key={line} x="0" dy={LINE_HEIGHT}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
