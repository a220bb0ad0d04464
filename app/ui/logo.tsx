import type { LogoPicture } from "#app/content/logos.server.ts";
import styles from "./logo.module.css";

export type LogoProps = {
  name: string;
  logo?: LogoPicture | undefined;
};

/** A logo in one ink follows the colour mode. Others have a plate, or a ground of their own. Without one, the name. */
export function Logo({ name, logo }: LogoProps) {
  if (!logo) return <span className={styles.name}>{name}</span>;
  return (
    <img
      className={styles.logo}
      data-ground={logo.ground === "ink" ? undefined : logo.ground}
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={name}
      loading="lazy"
      suppressHydrationWarning // may have its state before
    />
  );
}
