/** The size that every service crops least. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** The address of a page's picture for link previews. */
export function pagePicture(path: string): string {
  return `/og/${path === "/" ? "home" : path.slice(1)}.png`;
}

/** The address of the picture of one issue of the newsletter. */
export function issuePicture(id: string): string {
  return `/og/newsletter-${id}.png`;
}
