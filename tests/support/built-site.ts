import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distFolder } from "./folders.ts";

/** The text of a built file. */
export function builtFile(path: string): string {
  return readFileSync(join(distFolder, path), "utf8");
}

/** The HTML of a built page. */
export function builtPage(path: string): string {
  return builtFile(path === "/" ? "index.html" : `${path}.html`);
}

/** The value of the `<meta>` or `<link>` with an attribute such as `property="og:title"`. */
export function headValue(html: string, tag: string): string | undefined {
  const element = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].find(([text]) =>
    text.includes(tag),
  )?.[0];
  const value = /\b(?:content|href)="([^"]*)"/.exec(element ?? "")?.[1];
  return value === undefined ? undefined : decodeReferences(value);
}

/** The `@graph` of a page's structured data. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they name
export function graphOf(path: string): any[] {
  const [, text] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(builtPage(path)) ?? [];
  const data = JSON.parse(text ?? "null");
  if (data?.["@context"] !== "https://schema.org") throw new Error(`${path} has no graph.`);
  return data["@graph"];
}

const NAMED: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", apos: "'" };

/** Decodes character references. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(x?)([0-9a-f]+)|(\w+));/gi, (whole, hex, number, name) =>
    name ? (NAMED[name] ?? whole) : String.fromCodePoint(Number.parseInt(number, hex ? 16 : 10)),
  );
}
