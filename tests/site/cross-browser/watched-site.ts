import { readFileSync } from "node:fs";
import { join } from "node:path";
import { forward, startProxy } from "../../support/proxy.ts";

const watch = readFileSync(join(import.meta.dirname, "watch.js"));

/** What belongs to a connection, or describes the body before it was unpacked and changed. */
const OF_TRANSFER = ["connection", "content-encoding", "content-length", "keep-alive"];

/**
 * The site with its real headers and two changes that a test makes itself only in Chromium: each page runs `watch.js`
 * first, and `?one-byte-changed` changes one byte of the page's inline script.
 */
export function startWatchedSite(site: string) {
  return startProxy(site, async ({ url = "" }, response, fetchFromSite) => {
    if (url === "/watch.js") {
      response.setHeader("Content-Type", "text/javascript");
      response.setHeader("Cross-Origin-Resource-Policy", "same-origin").end(watch);
      return;
    }
    const answer = await fetchFromSite();
    const names = [...answer.headers.keys()].filter((name) => !OF_TRANSFER.includes(name));
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const changesByte = url.endsWith("?one-byte-changed");
    const changed = isPage && new Response(changePage(await answer.text(), changesByte), answer);
    await forward(changed || answer, response, names);
  });
}

function changePage(html: string, changesByte: boolean): string {
  const [script = ""] = /<script>.+?<\/script>/s.exec(html) ?? [];
  // A newline for a space changes no statement.
  const changed = changesByte ? script.replace(" ", "\n") : script;
  if (script === "" || (changesByte && changed === script))
    throw new Error("No inline script to change.");
  return html
    .replace("<head>", '<head><script src="/watch.js"></script>')
    .replace(script, () => changed);
}
