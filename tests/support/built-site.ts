import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { distFolder } from "./folders.ts";

/** A file of the built site as text, by its address. */
export function builtFile(address: string): string {
  return readFileSync(join(distFolder, address), "utf8");
}

/** The file that holds a page. */
export function builtPage(path: string): string {
  return builtFile(path === "/" ? "index.html" : `${path}.html`);
}

/** The addresses of all files that visitors and machines can ask for, compressed copies left out. */
export function builtAddresses(): string[] {
  return readdirSync(distFolder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.\w+$/.test(name) && !/\.(br|gz|zst)$/.test(name),
  );
}

/** The value of a tag in a page's head, such as `property="og:title"`, with its character references resolved. */
export function headValue(html: string, tag: string): string | undefined {
  const element = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].find(([text]) =>
    text.includes(tag),
  )?.[0];
  const value = /\b(?:content|href)="([^"]*)"/.exec(element ?? "")?.[1];
  return value === undefined ? undefined : resolved(value);
}

/** The structured data of a page: the parts of its one graph. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they name
export function graphOf(path: string): any[] {
  const [, text] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(builtPage(path)) ?? [];
  const data = JSON.parse(text ?? "null");
  if (data?.["@context"] !== "https://schema.org") throw new Error(`${path} has no graph.`);
  return data["@graph"];
}

const NAMED: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", apos: "'" };

/** A text without character references. */
export function resolved(text: string): string {
  return text.replace(/&(?:#(x?)([0-9a-f]+)|(\w+));/gi, (whole, hex, number, name) =>
    name ? (NAMED[name] ?? whole) : String.fromCodePoint(Number.parseInt(number, hex ? 16 : 10)),
  );
}
