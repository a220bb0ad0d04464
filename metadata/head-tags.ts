import type { Drawing } from "../app/link-previews/preview.server.tsx";
import { PREVIEW_SIZE, previewUrl } from "../app/link-previews/preview-urls.server.ts";
import type { Everything, PageMetadata } from "./page-metadata.ts";
import { structuredData } from "./structured-data.ts";

/** Colours of the browser's own bars. `app/browser/early-script.ts` chooses one. */
export const THEME_COLOURS = { light: "#ececec", dark: "#1c1c1c" };

/** The tags that the early script changes, so they come before it. */
export function earlyTags(): string {
  return [
    tag("meta", { name: "theme-color", content: THEME_COLOURS.light, "data-mode": "light" }),
    tag("meta", {
      name: "theme-color",
      content: THEME_COLOURS.dark,
      "data-mode": "dark",
      media: "not all",
    }),
    tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
  ].join("");
}

/** The tags for search engines and link previews. React does not render them, because hydration would load them again. */
export function headTags(
  { site, newsletter }: Everything,
  page: PageMetadata,
  drawings: Drawing[],
): string {
  const picture = previewUrl(page.path);
  const alt = drawings.find(({ url }) => url === picture)?.alt ?? page.title;
  const address = `${site.address}${page.path}`;
  const property = (name: string, content: string | number) =>
    tag("meta", { property: `og:${name}`, content: String(content) });
  return [
    tag("link", { rel: "canonical", href: address }),
    tag("link", {
      rel: "alternate",
      type: "application/atom+xml",
      title: newsletter.newsletterName,
      href: "/feed.xml",
    }),
    property("type", "website"),
    property("site_name", site.club),
    property("locale", site.language.replace("-", "_")),
    property("title", page.title),
    property("description", page.description),
    property("url", address),
    property("image", site.address + picture),
    property("image:width", PREVIEW_SIZE.width),
    property("image:height", PREVIEW_SIZE.height),
    property("image:alt", alt),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
  ].join("");
}

/** The page's structured data as an element. */
export function dataElement(all: Everything, page: PageMetadata): string {
  const data = structuredData(all, page);
  if (!data) return "";
  // A text with `</script>` would end the element.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${text}</script>`;
}

function tag(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${list.join("")}/>`;
}

/** Text for HTML, also within an attribute in double quotation marks. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
