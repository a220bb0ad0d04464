import type { Conference } from "./content.server.ts";
import styles from "./phase-banner.module.css";

type PhaseBannerProps = Pick<Conference, "name" | "hero" | "phase">;

export function PhaseBanner({ name, hero, phase }: PhaseBannerProps) {
  if (phase === "on-sale") return null;
  return (
    <div className={styles.banner} data-theme="dark">
      <p className="wrap">
        <strong>{name}</strong> <span>{hero.notes[phase]}</span>{" "}
        {phase === "over" && <a href={hero.afterwards.to}>{hero.afterwards.label}</a>}
      </p>
    </div>
  );
}
