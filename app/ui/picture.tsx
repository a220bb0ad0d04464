import styles from "./picture.module.css";

type PictureProps = {
  picture: { base: string; widths: number[]; width: number; height: number; tone: string };
  /** Empty for decoration. */
  alt: string;
  /** The picture's width on the page, as in the `sizes` attribute. */
  sizes: string;
};

/** Shows a box in the picture's tone until it has loaded, and the alternative text on that tone if it fails. */
export function Picture({ picture, alt, sizes }: PictureProps) {
  const { base, widths, width, height, tone } = picture;
  const sources = (format: string, of: number[]) =>
    of.map((each) => `${base}-${each}.${format} ${each}w`).join(", ");
  return (
    <picture className={styles.picture} data-tone={tone}>
      <source type="image/avif" srcSet={sources("avif", widths)} sizes={sizes} />
      <img
        src={`${base}-${widths.at(-1)}.webp`}
        srcSet={sources("webp", widths.slice(-2))} // for browsers without AVIF; the smallest is not worth its bytes
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        suppressHydrationWarning // may have its state before
      />
    </picture>
  );
}
