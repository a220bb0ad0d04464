import { createHash } from "node:crypto";
import type { Rolldown } from "vite";
import { loadSite } from "../app/content/site.server.ts";
import { LAYER_ORDER } from "../app/styles/layer-order.ts";
import { escaped } from "../metadata/escaped.ts";
import { headTags } from "../metadata/head-tags.ts";
import { THEME_COLOURS } from "../metadata/metadata-files.ts";
import type { PageMetadata } from "../metadata/page-metadata.ts";

/** What all pages share. */
export type BuiltCode = {
  client: Rolldown.RolldownOutput["output"];
  earlyScript: string;
  /** Elements after React's root. */
  toaster: string;
};

/** Preloaded, because every page needs them. */
const FIRST_FONTS = ["tabular-500.woff2", "open-sans-400.woff2"];

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

export async function documentHtml(page: PageMetadata, html: string, built: BuiltCode) {
  const { client, earlyScript, toaster } = built;
  const { start, chunks, sheets, fonts } = filesOf(client, page);
  const style = `${LAYER_ORDER}${sheets.map(({ source }) => source).join("")}`.trim();
  const speculationRules = JSON.stringify(SPECULATION_RULES);
  const policy = contentSecurityPolicy([earlyScript, speculationRules], style);
  return [
    `<!DOCTYPE html><html lang="${escaped(loadSite().language)}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"/>`,
    // Safari on iOS would make links of numbers such as 2024-2025, and React would find a changed page.
    `<meta name="format-detection" content="telephone=no"/>`,
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}"/>`,
    // The early script chooses one of the two colours.
    `<meta name="theme-color" content="${THEME_COLOURS.light}" data-mode="light"/>`,
    `<meta name="theme-color" content="${THEME_COLOURS.dark}" data-mode="dark" media="not all"/>`,
    ...fonts.map(
      ({ fileName }) =>
        `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin/>`,
    ),
    `<link rel="manifest" href="/manifest.webmanifest"/>`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32"/>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`,
    // Before the styles, because crawlers read the first few KiB only.
    await headTags(page),
    `<style>${style}</style><script>${earlyScript}</script>`,
    // Half a centred hero would move when its other half arrives. The paint waits until its end is found, and no longer.
    html.includes(' id="after-hero"')
      ? `<link rel="expect" href="#after-hero" blocking="render"/>`
      : "",
    // Inlined above. Vite does not load these again.
    ...sheets.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}" disabled/>`),
    `</head><body><div id="root" data-page="${page.path}" data-size="${sizeOf(html)}">${html}</div>${toaster}`,
    // Async, because a slow script must not block parsing. At the end, because it needs the elements above.
    `<script type="module" async src="/${start.fileName}" data-chunks="${chunks.map(({ fileName }) => `/${fileName}`).join(" ")}"></script>`,
    `<script type="speculationrules">${speculationRules}</script></body></html>`,
  ].join("");
}

/** What a page may load: files of this site, and its own inline code. */
function contentSecurityPolicy(inlineScripts: string[], inlineStyle: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashOf).join(" ")}`,
    `style-src 'self' ${hashOf(inlineStyle)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** The scripts, style sheets and fonts of a page. */
function filesOf(client: BuiltCode["client"], { folder, path }: PageMetadata) {
  const allChunks = client.filter((file) => file.type === "chunk");
  const assets = client.filter((file) => file.type === "asset");
  const chunkOf = (module: string) => {
    // Windows writes backslashes.
    const isIt = (id: string | null) => id?.replaceAll("\\", "/").endsWith(module);
    const found = allChunks.find(({ facadeModuleId }) => isIt(facadeModuleId));
    if (!found) throw new Error(`The build made no chunk of ${module}, so ${path} can't start.`);
    return found;
  };
  const start = chunkOf("/app/start.ts");
  const own = new Set([
    chunkOf("/app/router/app.tsx"),
    chunkOf(`/app/pages/${folder}/page.tsx`),
    chunkOf(`virtual:words:${path}`),
  ]);
  for (const chunk of own) {
    for (const name of chunk.imports) {
      const imported = allChunks.find(({ fileName }) => fileName === name);
      if (imported && imported !== start) own.add(imported);
    }
  }
  const chunks = [...own];
  const names = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    start,
    chunks,
    sheets: [...names].flatMap((name) => assets.filter(({ fileName }) => fileName === name)),
    fonts: assets.filter(({ names: sources }) =>
      sources.some((name) => FIRST_FONTS.includes(name)),
    ),
  };
}

/** How many elements and letters a browser sees, by which app/start/watch-changes.ts recognises the page as built. */
function sizeOf(html: string): string {
  const letters = html.replace(/<[^>]*>/g, "").replace(/&[^;]+;/g, "-");
  return `${html.match(/<[a-z]/g)?.length} ${letters.length}`;
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
