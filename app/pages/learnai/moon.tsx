import { Planet } from "#app/ui/planet.tsx";
import styles from "./moon.module.css";

export function Moon() {
  return (
    <span className={styles.moon} data-kind="moon">
      <Planet kind="moon" />
      <svg className={styles.craters} viewBox="0 0 200 200">
        <radialGradient id="moon-hollow" cx="0.66" cy="0.72" r="0.72">
          <stop stopColor="white" stopOpacity="0.3" />
          <stop offset="0.5" stopOpacity="0.12" />
          <stop offset="1" stopOpacity="0.72" />
        </radialGradient>
        <linearGradient id="moon-rim" x1="0.1" y1="0" x2="0.9" y2="1">
          <stop stopColor="white" />
          <stop offset="0.5" stopColor="white" stopOpacity="0" />
          <stop offset="1" stopOpacity="0.5" />
        </linearGradient>
        {CRATERS.map(({ x, y, across, flat = 1, turn = 0 }) => (
          <path
            key={`${x} ${y}`}
            d={ellipse(x, y, across, flat, turn)}
            fill="url(#moon-hollow)"
            stroke="url(#moon-rim)"
            strokeWidth={0.6 + across / 14}
          />
        ))}
      </svg>
    </span>
  );
}

/** As a path and not turned as a whole, which would turn its light, too. */
function ellipse(x: number, y: number, across: number, flat: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const by = (length: number) =>
    `${(Math.cos(angle) * length).toFixed(2)} ${(Math.sin(angle) * length).toFixed(2)}`;
  const arc = `a${across} ${across * flat} ${turn} 0 1 `;
  return `M${x} ${y}m${by(-across)}${arc}${by(2 * across)}${arc}${by(-2 * across)}z`;
}

/** The nearer to the edge, the flatter, and turned along it. */
const CRATERS: { x: number; y: number; across: number; flat?: number; turn?: number }[] = [
  { x: 118, y: 66, across: 17 },
  { x: 72, y: 112, across: 24 },
  { x: 132, y: 138, across: 13, flat: 0.86, turn: -40 },
  { x: 54, y: 58, across: 10, flat: 0.78, turn: -48 },
  { x: 92, y: 40, across: 6, flat: 0.79, turn: -8 },
  { x: 160, y: 98, across: 14, flat: 0.8, turn: 88 },
  { x: 104, y: 170, across: 15, flat: 0.71, turn: -3 },
  { x: 30, y: 108, across: 9, flat: 0.7, turn: 83 },
  { x: 146, y: 46, across: 8, flat: 0.7, turn: 40 },
  { x: 100, y: 92, across: 5 },
  { x: 66, y: 158, across: 7, flat: 0.73, turn: 30 },
];
