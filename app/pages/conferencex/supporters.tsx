import type { Conference } from "./page.server.ts";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import styles from "./supporters.module.css";

export function Supporters({ partners, sponsors }: Pick<Conference, "partners" | "sponsors">) {
  if (!partners && !sponsors) return null;
  return (
    <div className={`wrap ${styles.supporters}`}>
      {partners && <LogoStrip {...partners} />}
      {sponsors && <LogoStrip id="sponsors" {...sponsors} />}
    </div>
  );
}
