import { PICTURE_SIZE, pagePicture } from "./picture-urls.ts";
import type { Everything, SharedPage } from "./page-metadata.ts";
import { structuredData } from "./structured-data.ts";

/** The colours of the page's upper edge in either mode; `app/browser/early-script.ts` chooses one (R10). */
export const THEME_COLOURS = { light: "#ececec", dark: "#1c1c1c" };

/** The tags that must stand before the early script, which works on them, on every page. */
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

/**
 * What search engines and link previews read in a page's head (B9). It is put into the finished HTML and not rendered by
 * React, because a visitor's browser has no use for it and would otherwise load it a second time as data.
 */
export function headTags({ site, newsletter }: Everything, page: SharedPage, alt: string): string {
  const picture = `${site.address}${pagePicture(page.path)}`;
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
    property("image", picture),
    property("image:width", PICTURE_SIZE.width),
    property("image:height", PICTURE_SIZE.height),
    property("image:alt", alt),
    // Its title, text and picture are those above.
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
  ].join("");
}

/** The page's structured data as an element. It stands last in the body: no visitor waits for it. */
export function dataElement(all: Everything, page: SharedPage): string {
  const data = structuredData(all, page);
  if (!data) return "";
  // Nothing in a text may end the element early.
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
