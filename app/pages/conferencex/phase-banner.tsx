import type { Conference } from "./content.server.ts";
import styles from "./phase-banner.module.css";

type PhaseBannerProps = Pick<Conference, "name" | "hero" | "phase">;

export function PhaseBanner({ name, hero, phase }: PhaseBannerProps) {
  const note = hero.notes?.[phase];
  const link = phase === "over" ? hero.afterwards : undefined;
  if (phase === "on-sale" || (!note && !link)) return null;
  return (
    <div className={styles.banner} data-theme="dark">
      <p className="wrap">
        <strong>{name}</strong> {note && <span>{note}</span>}{" "}
        {link && <a href={link.to}>{link.label}</a>}
      </p>
    </div>
  );
}
