import styles from "./lost-satellite.module.css";

export function LostSatellite() {
  return (
    <svg
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 800 700"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="satellite-panel" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--color-pink)" />
          <stop offset="0.55" stopColor="var(--color-purple)" />
          <stop offset="1" stopColor="var(--color-night)" />
        </linearGradient>
        <linearGradient id="satellite-foil" x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" stopColor="var(--color-white)" />
          <stop offset="0.4" stopColor="var(--color-pink)" />
          <stop offset="1" stopColor="var(--color-rose)" />
        </linearGradient>
      </defs>

      <path
        stroke="var(--color-heading)"
        strokeWidth="2.5"
        d="M150 120h.1M300 60h.1M745 90h.1M250 430h.1M690 420h.1M390 560h.1M120 330h.1M610 520h.1"
      />
      <circle
        className={styles.orbit}
        stroke="var(--color-control)"
        strokeWidth="1.25"
        cx="800"
        cy="760"
        r="420"
      />
      <g className={styles.drift}>
        <circle
          fill="var(--color-dusk)"
          stroke="var(--color-pink)"
          strokeDasharray="4 5"
          strokeWidth="1.5"
          cx="503"
          cy="463"
          r="17"
        />
        <path
          stroke="var(--color-pink)"
          strokeDasharray="0.1 8"
          strokeWidth="2"
          d="M489 447C462 408 462 368 486 330"
        />
      </g>

      <g className={styles.satellite} stroke="var(--color-heading)" strokeWidth="2">
        <g transform="translate(520 235) rotate(-24)">
          <path d="M-64 0H-46M46 0H64M0-52v-34" />
          <g>
            <path fill="url(#satellite-panel)" d="M-224-38h160v76h-160z" />
            <path
              className={styles.cells}
              strokeWidth="1.25"
              d="M-184-38v76M-144-38v76M-104-38v76M-224 0h160"
            />
          </g>
          <g transform="rotate(13 64 0)">
            <path fill="url(#satellite-panel)" d="M64-38h160v76H64z" />
            <path
              className={styles.cells}
              strokeWidth="1.25"
              d="M104-38v76M144-38v76M184-38v76M64 0h160"
            />
          </g>
          <path fill="url(#satellite-foil)" d="M-46-52h92v104h-92z" />
          <path stroke="var(--color-night)" strokeWidth="1.25" d="M-46-14h92M-46 22h92M-12 22v30" />
          <circle fill="var(--color-night)" stroke="var(--color-night)" cx="14" cy="-33" r="9" />
          <path fill="var(--color-dawn)" d="M-44-112c8 30 80 30 88 0-22 12-66 12-88 0Z" />
          <path d="m0-104 0-30" />
          <circle fill="var(--color-rose)" stroke="none" cx="0" cy="-138" r="5" />
          <path
            stroke="var(--color-rose)"
            strokeDasharray="3 7"
            d="M-17-152a24 24 0 0 1 34 0M-30-166a42 42 0 0 1 60 0"
          />
        </g>
      </g>
    </svg>
  );
}
