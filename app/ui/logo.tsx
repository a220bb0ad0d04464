import styles from "./logo.module.css";

export type LogoProps = {
  name: string;
  logo: { src: string; width: number; height: number; ground: "page" | "light" | "dark" | "own" };
};

/** A logo in one ink follows the colour mode. Others have a plate, or a ground of their own. */
export function Logo({ name, logo }: LogoProps) {
  return (
    <img
      className={styles.logo}
      data-ground={logo.ground === "page" ? undefined : logo.ground}
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={name}
      loading="lazy"
      decoding="async"
      suppressHydrationWarning // may have its state before
    />
  );
}
