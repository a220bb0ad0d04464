import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { pictureCache } from "../app/schemas/pictures.server.ts";
import { writeCompressedCopies } from "../hosting/compress.ts";
import { writeHostingFiles } from "../hosting/write.ts";
import { tagPages, writeSharedFiles } from "../sharing/write.ts";
import { startScriptsLate } from "./late-start.ts";
import { drawnStyles, printStyles, stylesOfPage } from "./page-styles.ts";
import { shortPropertyNames } from "./short-names.ts";

const STYLE_ELEMENT = /<style>([\s\S]*?)<\/style>/;

/**
 * Turns what React Router prerendered into the files a static host serves: flat `page.html` files (the only form that
 * every host serves at `/page` without a redirect), `404.html`, the pictures that the pages name, and nothing else.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  flattenPages(client);
  removeLeftovers(buildDirectory, client);
  const pages = readdirSync(client).filter((name) => name.endsWith(".html"));
  const stylesheet = writeStylesheets(client, pages);
  const tagged = await tagPages();
  for (const page of pages) {
    const path = join(client, page);
    const late = startScriptsLate(
      readFileSync(path, "utf8"),
      basename(page, ".html"),
      stylesheet.drawnHref,
    );
    writeFileSync(join(client, "assets", late.file.name), late.file.content);
    const html = withSpeculation(
      hideEmailAddresses(withOwnStyles(tagged(late.html, page), stylesheet)),
    );
    writeFileSync(path, html);
    copyPictures(html, client);
  }
  await writeSharedFiles(client);
  writeHostingFiles(buildDirectory);
  writeCompressedCopies(client);
}

function flattenPages(client: string) {
  for (const entry of readdirSync(client, { withFileTypes: true })) {
    const page = join(client, entry.name, "index.html");
    if (!entry.isDirectory() || !existsSync(page)) continue;
    renameSync(page, join(client, `${entry.name}.html`));
    rmSync(join(client, entry.name), { recursive: true });
  }
}

function removeLeftovers(buildDirectory: string, client: string) {
  rmSync(join(client, "__spa-fallback.html"), { force: true });
  rmSync(join(client, "404.data"), { force: true });
  rmSync(join(buildDirectory, "server"), { recursive: true, force: true });
  rmSync(join(client, ".vite"), { recursive: true, force: true });
  for (const sheet of readdirSync(join(client, "assets")).filter((name) => name.endsWith(".css"))) {
    rmSync(join(client, "assets", sheet)); // what every page holds; writeStylesheets names it anew
  }
}

type Stylesheet = { css: string; href: string; printHref: string; drawnHref: string };

/** Writes as files the whole stylesheet, which a page asks for after its own part, and those for paper and for React. */
function writeStylesheets(client: string, pages: string[]): Stylesheet {
  const html = readFileSync(join(client, pages[0] ?? "index.html"), "utf8");
  const written = STYLE_ELEMENT.exec(html)?.[1];
  if (!written)
    throw new Error("The prerendered pages hold no <style>: app/root.tsx must write it.");
  const css = shortPropertyNames(written);
  const write = (name: string, content: string) => {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const href = `/assets/${name}-${hash}.css`;
    writeFileSync(join(client, href), content);
    return href;
  };
  return {
    css,
    href: write("site", css),
    printHref: write("print", printStyles(css)),
    drawnHref: write("drawn", drawnStyles(css)),
  };
}

function withOwnStyles(html: string, { css, href, printHref }: Stylesheet): string {
  const own = stylesOfPage(css, html);
  return html.replace(
    STYLE_ELEMENT,
    () =>
      `<style data-whole="${href}">${own}</style><link rel="stylesheet" href="${printHref}" media="print"/>`,
  );
}

/** Whole e-mail addresses stand in no file as they are typed: character references keep the simplest harvesters off. */
function hideEmailAddresses(html: string): string {
  return html.replaceAll(/mailto:[^"?]+/g, (address) =>
    address.replaceAll(/[@.:]/g, (letter) => `&#${letter.charCodeAt(0)};`),
  );
}

/**
 * Lets the browser fetch a page whose link is hovered or touched, until this site's own code has fetched them all and
 * takes the rules away (app/layout/warm-pages.ts). Files such as PDFs are left alone.
 */
function withSpeculation(html: string): string {
  const rules = {
    prefetch: [
      {
        where: {
          and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }],
        },
        eagerness: "moderate",
      },
    ],
  };
  return html.replace(
    "</body>",
    () => `<script type="speculationrules">${JSON.stringify(rules)}</script></body>`,
  );
}

function copyPictures(html: string, client: string) {
  for (const [path] of html.matchAll(/\/pictures\/[\w.-]+\.(?:avif|webp|svg|png)/g)) {
    cpSync(join(pictureCache(), path.replace("/pictures/", "")), join(client, path));
  }
}
