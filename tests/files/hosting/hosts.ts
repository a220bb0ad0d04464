import { send } from "./send.ts";

const marks = {
  netlify: "x-nf-request-id",
  vercel: "x-vercel-id",
  "github-pages": "x-github-request-id",
  // Last, because Cloudflare's network may be in front of another host.
  cloudflare: "cf-ray",
};

/** Without a name, the response headers tell the host. */
export type HostOptions = { host: HostName | undefined };

type HostName = keyof typeof marks | "nginx" | "caddy" | "container" | "apache" | "unknown";

/** What a host does its own way, which our rules can't change (docs/hosting/README.md). */
export type Way =
  /** Sends no header of ours. The policy is in the page. */
  | "no headers"
  /** Unknown URLs get the policy that allows the code of every page (decision 010). */
  | "general policy"
  /** A redirect has no header of ours. */
  | "bare redirects"
  /** Some URL aliases show the page, redirect twice, lose the query or are not found. */
  | "own aliases"
  /** Serves every file by its own name too, such as `/404` and `/index.html.br`. */
  | "file names"
  /** Answers `%2f`, `%00` and what is too long for a file's name before it reads our rules. */
  | "odd names"
  /** Accepts POST as GET. */
  | "any method"
  /** Sets `Vary` itself. */
  | "own vary";

const ways: Record<HostName, Way[]> = {
  nginx: [],
  caddy: [],
  container: [],
  apache: ["odd names"],
  cloudflare: ["general policy", "file names", "odd names", "own vary"],
  "github-pages": ["no headers", "own aliases", "file names"],
  netlify: ["general policy", "bare redirects", "own aliases", "file names", "own vary"],
  unknown: ["odd names"],
  vercel: [
    "general policy",
    "bare redirects",
    "own aliases",
    "file names",
    "any method",
    "own vary",
  ],
};

export function waysOf(host: HostName): Set<Way> {
  return new Set(ways[host]);
}

/** The host of a published site, by a header that only this host sends. */
export async function hostAt(baseURL: string | undefined): Promise<HostName> {
  const { headers } = await send(baseURL, "/");
  const names = Object.keys(marks) as (keyof typeof marks)[];
  return names.find((name) => marks[name] in headers) ?? "unknown";
}
