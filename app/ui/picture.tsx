import type { Picture as PictureFiles } from "#app/content/pictures.server.ts";
import styles from "./picture.module.css";

type PictureProps = {
  picture: PictureFiles;
  /** Empty for decoration. */
  alt: string;
  /** The picture's width on the page, as in the `sizes` attribute. */
  sizes: string;
};

/** Shows a box until the picture has loaded, and the alternative text in it if it fails. */
export function Picture({ picture, alt, sizes }: PictureProps) {
  const { base, widths, width, height } = picture;
  const sources = widths.map((each) => `${base}-${each}.avif ${each}w`).join(", ");
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        src={`${base}-${widths.at(-2) ?? width}.webp`} // for the few browsers without AVIF
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        suppressHydrationWarning // may have its state before
      />
    </picture>
  );
}
