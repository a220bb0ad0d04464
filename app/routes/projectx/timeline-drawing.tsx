import styles from "./timeline-drawing.module.css";
import { LINE_HEIGHT, RULER_SIZE, type TimelineLayout } from "./timeline-shape.ts";

type TimelineDrawingProps = {
  layout: TimelineLayout;
  /** Along the page or down it; the stylesheet shows the one that fits. */
  direction: "wide" | "tall";
  /** The id of the heading that names it. */
  labelledBy: string;
};

/** A timeline's image: a ruler of weeks and months, with each date on a line of its own. */
export function TimelineDrawing({ layout, direction, labelledBy }: TimelineDrawingProps) {
  const { width, height, ruler, weeks, months, labels } = layout[direction];
  const isWide = direction === "wide";
  const far = ruler + RULER_SIZE;
  // Room for the outermost lines and dots.
  const viewBox = isWide ? `0 -8 ${width} ${height + 16}` : `0 -8 ${width} ${height + 16}`;
  const length = isWide ? width : height;
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      viewBox={viewBox}
      className={styles.drawing}
      data-direction={direction}
    >
      {isWide ? (
        <rect className={styles.ruler} x="0" y={ruler} width={length} height={RULER_SIZE} />
      ) : (
        <rect className={styles.ruler} x={ruler} y="0" width={RULER_SIZE} height={length} />
      )}
      <path
        className={styles.weeks}
        d={weeks
          .map((at) =>
            isWide ? `M${at} ${ruler}v6M${at} ${far}v-6` : `M${ruler} ${at}h5M${far} ${at}h-5`,
          )
          .join("")}
      />
      {months.map(({ at, name }, index) => (
        <g key={at}>
          {index > 0 && (
            <path
              className={styles.month}
              d={isWide ? `M${at} ${ruler}V${far}` : `M${ruler} ${at}H${far}`}
            />
          )}
          <text
            className={styles.monthName}
            x={isWide ? at + 10 : ruler + RULER_SIZE / 2}
            y={isWide ? ruler + RULER_SIZE / 2 + 5 : at + 20}
            textAnchor={isWide ? "start" : "middle"}
          >
            {name}
          </text>
        </g>
      ))}
      {labels.map(({ at, x, y, isEndAligned, isAbove, day, lines }) => (
        <g key={`${day} ${lines.join(" ")}`}>
          <path
            className={styles.leader}
            d={
              isWide
                ? `M${at} ${isAbove ? ruler : far}V${isAbove ? y - 14 : y + lines.length * LINE_HEIGHT + 4}`
                : `M${far} ${at}H${far + 12}L${x - 16} ${y - 5}H${x - 8}`
            }
          />
          {isWide ? (
            <circle className={styles.dot} cx={at} cy={isAbove ? ruler : far} r="7" />
          ) : (
            <circle className={styles.dot} cx={far} cy={at} r="6" />
          )}
          <text className={styles.label} x={x} y={y} textAnchor={isEndAligned ? "end" : "start"}>
            <tspan className={styles.day}>{day}</tspan>
            {lines.map((line) => (
              <tspan key={line} x={x} dy={LINE_HEIGHT}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </svg>
  );
}
