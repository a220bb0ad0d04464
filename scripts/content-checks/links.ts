import { linksOf, richText } from "../../app/content/rich-text.server.ts";
import { type Finding, findingAt, type ReadFile, textsIn } from "./finding.ts";
import { RESERVED } from "./launch.ts";

const TIMEOUT_IN_MS = 10_000;
const AT_ONCE = 6;

/** Returns why a URL does not answer. Tries GET after HEAD, because some servers refuse HEAD. */
export async function request(
  url: string,
  timeoutInMs = TIMEOUT_IN_MS,
): Promise<string | undefined> {
  for (const method of ["HEAD", "GET"]) {
    try {
      const response = await fetch(url, {
        method,
        signal: AbortSignal.timeout(timeoutInMs),
        headers: { "user-agent": "Mozilla/5.0 (link check)" },
      });
      await response.body?.cancel();
      // Rate-limited, or for signed-in visitors only.
      if (response.ok || [401, 403, 429].includes(response.status)) return undefined;
      if (method === "GET") return `answers ${response.status}`;
    } catch (error) {
      if (method === "GET") return reasonOf(error, timeoutInMs);
    }
  }
  return undefined;
}

/** A field's own address, or those of the links in a text. */
function linksIn(text: string): string[] {
  return URL.canParse(text) ? [text] : linksOf(richText(text));
}

function reasonOf(error: unknown, timeoutInMs: number): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === "TimeoutError") return `does not answer within ${timeoutInMs / 1000} seconds`;
  return `cannot be reached${cause?.code ? ` (${cause.code})` : ""}`;
}

export async function checkExternalLinks(files: ReadFile[], send = request) {
  const places = textsIn(...files)
    .flatMap((place) => linksIn(place.value).map((value) => ({ ...place, value })))
    .filter(({ value }) => /^https?:/.test(value));
  const urls = [...new Set(places.map(({ value }) => value))];
  const requested = urls.filter((url) => !RESERVED.test(url));
  const problems = new Map<string, string>();
  const queue = requested.values();
  const worker = async () => {
    for (const url of queue) {
      const problem = await send(url);
      if (problem) problems.set(url, problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const findings = places.flatMap(({ from, path, value }): Finding[] => {
    const problem = problems.get(value);
    if (!problem) return [];
    const remedy = "Open it in a browser. If it is gone, write the new URL or take the link out.";
    return [findingAt(from, path, `${value} ${problem}.`, remedy)];
  });
  const alive = requested.length - problems.size;
  const reserved = urls.length - requested.length;
  return {
    findings,
    summary: `${alive} external links work, ${problems.size} do not, ${reserved} end in .example and were not requested.`,
  };
}
