import { LAYER_ORDER } from "../app/styles/layer-order.ts";
import { escaped } from "../metadata/head-tags.ts";

export type DocumentParts = {
  /** The page's path; the app hydrates this page, whatever the address. */
  path: string;
  language: string;
  title: string;
  description: string;
  /** Tags that the early script works on, and those of search engines and link previews. */
  earlyTags: string;
  headTags: string;
  isHidden: boolean;
  html: string;
  css: string;
  /** URLs of the inlined style sheets, so that Vite does not load them again. */
  sheets: string[];
  fonts: string[];
  earlyScript: string;
  startScript: string;
  chunks: string[];
  data: string;
};

/** Lets the browser prefetch a page whose link is hovered or touched, until React follows links itself. */
const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*.*" } },
          { selector_matches: ":root:not([data-hydrated]) a" },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function documentHtml(parts: DocumentParts): string {
  const { path, language, title, description, html, chunks } = parts;
  return [
    `<!DOCTYPE html><html lang="${escaped(language)}"><head><meta charset="utf-8"/>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"/>`,
    `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}"/>`,
    parts.isHidden ? `<meta name="robots" content="noindex"/>` : "",
    parts.earlyTags,
    `<style>${LAYER_ORDER}${parts.css}</style>`,
    `<script>${parts.earlyScript}</script>`,
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`,
    ),
    ...parts.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled/>`),
    // Paints the page in one piece, without layout shifts.
    `<link rel="expect" href="#contacts" blocking="render"/>`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32"/>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`,
    parts.headTags,
    `</head><body><div id="root" data-page="${path}">${html}</div>`,
    // Async, so that a slow script blocks nothing; here, because it needs the elements above.
    `<script type="module" async src="${parts.startScript}" data-chunks="${chunks.join(" ")}"></script>`,
    `<script type="speculationrules">${JSON.stringify(SPECULATION_RULES)}</script>`,
    parts.data,
    `</body></html>`,
  ].join("");
}
