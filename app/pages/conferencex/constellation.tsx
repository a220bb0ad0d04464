import styles from "./constellation.module.css";

const HEIGHTS = [12, 76, 36, 60];

/** The evening of a day that has passed: a star for each hour, over the hours' columns. */
export function Constellation({ stars }: { stars: number }) {
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
