import { createHash } from "node:crypto";
import type { PageHashes } from "./rules.ts";

const inlineElement = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1\s*>/gi;

// Other types, such as application/ld+json, are data.
const executableTypes = new Set([
  "",
  "module",
  "importmap",
  "speculationrules",
  "text/javascript",
  "application/javascript",
]);

export function collectHashes(html: string): PageHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = "", attributes = "", content = ""] of html.matchAll(inlineElement)) {
    if (name.toLowerCase() === "style") {
      styles.add(hashOf(content));
      continue;
    }
    const isExternal = /(?:^|\s)src\s*=/i.test(attributes);
    const type = /(?:^|\s)type\s*=\s*["']?([^"'\s]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? "";
    if (!isExternal && executableTypes.has(type)) scripts.add(hashOf(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

export function joinHashes(all: PageHashes[]): PageHashes {
  return {
    scripts: [...new Set(all.flatMap((hashes) => hashes.scripts))],
    styles: [...new Set(all.flatMap((hashes) => hashes.styles))],
  };
}

function hashOf(content: string): string {
  // Browsers normalize line ends before they hash.
  const text = content.replace(/\r\n?/g, "\n");
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
