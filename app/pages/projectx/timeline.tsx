import * as UI_TEXT from "#app/ui-text.ts";
import type { TimelineLayout } from "./timeline-layout.server.ts";
import { LINE_HEIGHT, RULER_SIZE, TALL_LENGTH } from "./timeline-shape.ts";
import styles from "./timeline.module.css";

type EditionTimelineProps = { id: string; year: string; layout: TimelineLayout };

export function EditionTimeline({ id, year, layout }: EditionTimelineProps) {
  const heading = UI_TEXT.timeline.replace("{year}", year);
  return (
    <section className={`section ${styles.timeline}`} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        <div className={styles.figure}>
          <TimelineDrawing layout={layout.wide} labelledBy={id} />
          <TimelineRuler layout={layout.tall} labelledBy={id} />
          <ol className={`rows ${styles.dates}`}>
            {layout.dates.map(({ date, words, title }) => (
              <li key={`${date} ${title}`}>
                <time dateTime={date}>{words}</time>
                <span className="label">{title}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

type TimelineDrawingProps = { layout: TimelineLayout["wide"]; labelledBy: string };

/** A timeline's image on wide screens: a ruler of weeks and months, with each date on a line of its own. */
function TimelineDrawing({ layout, labelledBy }: TimelineDrawingProps) {
  const { width, height, ruler, weeks, months, labels } = layout;
  const far = ruler + RULER_SIZE;
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      viewBox={`0 -8 ${width} ${height + 16}`} // room for the outermost lines and dots
      className={styles.drawing}
    >
      <rect className={styles.band} x="0" y={ruler} width={width} height={RULER_SIZE} />
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

type TimelineRulerProps = { layout: TimelineLayout["tall"]; labelledBy: string };

/**
 * A timeline's image on phones: a ruler as tall as the list beside it, and a line from each date's place to its row.
 * It has no words, because the list has them. Its rows have one height, so that it can be stretched.
 */
function TimelineRuler({ layout: { weeks, months, dates }, labelledBy }: TimelineRulerProps) {
  const row = TALL_LENGTH / dates.length;
  const dots = dates.map((at) => `M16 ${at}h0`).join("");
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      viewBox={`0 0 48 ${TALL_LENGTH}`}
      preserveAspectRatio="none"
      className={styles.ruler}
    >
      <path className={styles.band} d={`M0 0h16v${TALL_LENGTH}H0z`} />
      <path className={styles.weeks} d={weeks.map((at) => `M0 ${at}h5`).join("")} />
      <path d={months.map((at) => `M0 ${at}h16`).join("")} />
      <path
        d={dates
          .map((at, index) => `M16 ${at}h6L36 ${Math.round((index + 0.5) * row)}h12`)
          .join("")}
      />
      <path className={styles.halos} d={dots} />
      <path className={styles.dots} d={dots} />
    </svg>
  );
}
