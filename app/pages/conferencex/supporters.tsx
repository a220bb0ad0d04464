import type { Conference } from "./content.server.ts";
import { hasLogos, LogoStrip } from "#app/ui/logo-strip.tsx";
import styles from "./supporters.module.css";

export function Supporters({ partners, sponsors }: Pick<Conference, "partners" | "sponsors">) {
  if (!hasLogos(partners) && !hasLogos(sponsors)) return null;
  return (
    <div className={`wrap ${styles.supporters}`}>
      <LogoStrip {...partners} />
      <LogoStrip {...sponsors} />
    </div>
  );
}
