import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCompressedCopies } from "../../hosting/compress.ts";

/** A copy of the built site in which every page is changed by `change`, with its compressed copies made anew. */
export function variantOf(client: string, name: string, change: (html: string) => string): string {
  const folder = join(mkdtempSync(join(tmpdir(), `bench-${name}-`)), "client");
  cpSync(client, folder, { recursive: true });
  for (const file of readdirSync(folder).filter((each) => /\.html(\.\w+)?$/.test(each))) {
    const path = join(folder, file);
    if (file.endsWith(".html")) writeFileSync(path, change(readFileSync(path, "utf8")));
    else rmSync(path);
  }
  writeCompressedCopies(folder);
  return folder;
}

/** The same page with every script taken out: the limit. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
}

/** A bare page with the same words and nothing else: the floor. */
export function wordsOnly(html: string): string {
  const title = /<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? "";
  const words = (/<body[^>]*>([\s\S]*)<\/body>/.exec(withoutScripts(html))?.[1] ?? "")
    .replace(/<(svg|picture|img|button|input|dialog)\b[^>]*>([\s\S]*?<\/\1>)?/g, "")
    .replace(/\s(class|style|data-[\w-]+|aria-[\w-]+|id|name|tabindex)="[^"]*"/g, "");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{max-width:40rem;margin:auto;padding:1rem;font:1.1rem/1.6 sans-serif}</style><body>${words}</body></html>`;
}
