import { addressOf } from "#app/content/addresses.server.ts";

/** The size that every service crops least. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The URL of a page's picture for link previews. */
export function previewUrl(path: string): string {
  return `/og/${path === "/" ? "home" : path.slice(1)}.png`;
}

/** The URL of the picture of one issue of the newsletter. */
export function issuePreviewUrl(id: string): string {
  return `/og${addressOf("newsletter")}-${id}.png`;
}
