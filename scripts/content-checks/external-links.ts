import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { placesIn, type ReadFile, warn } from "./finding.ts";

const TIMEOUT_IN_MS = 10_000;
const AT_ONCE = 6;

type LinkRecord = Record<string, string>;

/** Returns why an address does not answer. Tries GET after HEAD, because some servers refuse HEAD. */
export async function request(
  address: string,
  timeoutInMs = TIMEOUT_IN_MS,
): Promise<string | undefined> {
  for (const method of ["HEAD", "GET"]) {
    try {
      const response = await fetch(address, {
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

function reasonOf(error: unknown, timeoutInMs: number): string {
  if (error instanceof Error && error.name === "TimeoutError") {
    return `does not answer within ${timeoutInMs / 1000} seconds`;
  }
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return `cannot be reached${cause?.code ? ` (${cause.code})` : ""}`;
}

export async function checkExternalLinks(
  files: ReadFile[],
  recordFile: string,
  today: string,
  send: (address: string) => Promise<string | undefined> = request,
) {
  const known: LinkRecord = existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, "utf8")) as LinkRecord)
    : {};
  const places = files.flatMap((each) =>
    [...placesIn(each.content)].flatMap(({ path, value }) =>
      typeof value === "string" && value.startsWith("https://") ? [{ each, path, value }] : [],
    ),
  );
  const addresses = [...new Set(places.map(({ value }) => value))];
  const reserved = addresses.filter((address) => isReserved(address));
  const requested = addresses.filter((address) => !isReserved(address));
  const answers = new Map<string, string | undefined>();
  const queue = requested.values();
  const worker = async () => {
    for (const next of queue) answers.set(next, await send(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const record: LinkRecord = {};
  for (const address of requested.toSorted()) {
    const seen = answers.get(address) === undefined ? today : known[address];
    if (seen) record[address] = seen;
  }
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);

  const findings = places.flatMap(({ each, path, value }) => {
    const reason = answers.get(value);
    if (!reason) return [];
    const seen = known[value] ? `It last worked on ${known[value]}.` : "It never worked.";
    return warn(
      each,
      path,
      `${value} ${reason}. ${seen}`,
      "Open it in a browser. If it is gone, write the new address or take the link out.",
    );
  });
  const dead = requested.filter((address) => answers.get(address) !== undefined).length;
  return {
    findings,
    summary: { alive: requested.length - dead, dead, reserved: reserved.length },
    record,
  };
}

function isReserved(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname.endsWith(".example");
}
