import { createHash } from "node:crypto";
import { LAYER_ORDER } from "../app/styles/layer-order.ts";
import { escaped } from "../metadata/escaped.ts";
import { THEME_COLOURS } from "../metadata/metadata-files.ts";
import { contentSecurityPolicy, type InlineCode } from "./hosts.ts";

type DocumentParts = {
  /** The page's path. The app hydrates this page, whatever the URL. */
  path: string;
  language: string;
  title: string;
  description: string;
  /** For search engines and link previews. Without them the page is hidden from search engines. */
  headTags: string | undefined;
  html: string;
  /** Elements after React's root. */
  toaster: string;
  css: string;
  /** URLs of the inlined style sheets, so that Vite does not load them again. */
  sheets: string[];
  fonts: string[];
  earlyScript: string;
  startScript: string;
  chunks: string[];
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

export function documentHtml(parts: DocumentParts): { text: string; inlineCode: InlineCode } {
  const { path, html, earlyScript } = parts;
  const style = LAYER_ORDER + parts.css;
  const speculationRules = JSON.stringify(SPECULATION_RULES);
  const inlineCode = {
    scripts: [earlyScript, speculationRules].map(hashOf),
    styles: [hashOf(style)],
  };
  const text = [
    `<!DOCTYPE html><html lang="${escaped(parts.language)}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(inlineCode)}"/>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"/>`,
    // Safari on iOS would make links of numbers such as 2024-2025, and React would find a changed page.
    `<meta name="format-detection" content="telephone=no"/>`,
    `<title>${escaped(parts.title)}</title>`,
    `<meta name="description" content="${escaped(parts.description)}"/>`,
    // The early script chooses one of the two colours.
    `<meta name="theme-color" content="${THEME_COLOURS.light}" data-mode="light"/>`,
    `<meta name="theme-color" content="${THEME_COLOURS.dark}" data-mode="dark" media="not all"/>`,
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`,
    ),
    `<link rel="manifest" href="/manifest.webmanifest"/>`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32"/>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`,
    // Before the styles, because crawlers read the first few KiB only.
    parts.headTags ?? `<meta name="robots" content="noindex"/>`,
    `<style>${style}</style><script>${earlyScript}</script>`,
    // Half a centred hero would move when its other half arrives. The paint waits until its end is found, and no longer.
    html.includes(' id="after-hero"')
      ? `<link rel="expect" href="#after-hero" blocking="render"/>`
      : "",
    ...parts.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled/>`),
    `</head><body><div id="root" data-page="${path}" data-size="${sizeOf(html)}">${html}</div>${parts.toaster}`,
    // Async, because a slow script must not block parsing. At the end, because it needs the elements above.
    `<script type="module" async src="${parts.startScript}" data-chunks="${parts.chunks.join(" ")}"></script>`,
    `<script type="speculationrules">${speculationRules}</script></body></html>`,
  ].join("");
  return { text, inlineCode };
}

/** How many elements and letters a browser sees, by which app/start/watch-changes.ts recognises the page as built. */
function sizeOf(html: string): string {
  const letters = html.replace(/<[^>]*>/g, "").replace(/&[^;]+;/g, "-");
  return `${html.match(/<[a-z]/g)?.length} ${letters.length}`;
}

function hashOf(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
