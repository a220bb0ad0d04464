import styles from "./logo.module.css";

export type LogoProps = {
  name: string;
  logo: { src: string; width: number; height: number; isSingleColour: boolean };
};

/** A single-colour logo follows the colour mode. Any other has a light plate. */
export function Logo({ name, logo }: LogoProps) {
  return (
    <img
      className={styles.logo}
      data-plate={!logo.isSingleColour || undefined}
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
