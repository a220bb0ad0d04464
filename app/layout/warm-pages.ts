/**
 * Every page's code and data, fetched before the click. React Router would fetch them on the click, and where a file is
 * gone (a new deployment, no network) reload the page being read; here the files are in memory by then, and where they
 * are not, `safe-navigation.tsx` decides what happens.
 */
import { keepPageData } from "#app/ui/page-data.ts";

const CHUNK_TIMEOUT_MS = 120_000; // R46

type RouteEntry = NonNullable<Window["__reactRouterManifest"]>["routes"][string];

let settle = () => {};

/** Settles once the page that was loaded has fetched the pages it links to, or could not: it has then done starting. */
export const firstPagesFetched = new Promise<void>((resolve) => (settle = resolve));

const warmed = new Map<string, Promise<void>>();
const ready = new Set<string>();

/** True once a page can be shown without a request. */
export function isWarm(pathname: string): boolean {
  return ready.has(pathname);
}

/** The pages that the site has, by their address. */
export function knownPages(): string[] {
  return routes().flatMap((route) => addressOf(route) ?? []);
}

/**
 * Fetches a page's code and data, once; a failure is forgotten, so that it can be tried again.
 * Rejects when a file is gone, the network is off, or nothing has come for 120 s.
 */
export function warmPage(pathname: string): Promise<void> {
  const known = warmed.get(pathname);
  if (known) return known;
  const route = routes().find((each) => addressOf(each) === pathname);
  if (!route) return Promise.reject(new Error(`There is no page ${pathname}.`));
  const load = withTimeout(
    Promise.all([
      import(/* @vite-ignore */ route.module),
      route.hasLoader && fetchData(pathname, route.id),
      loadWholeStylesheet(),
    ]),
  ).then(() => void ready.add(pathname));
  warmed.set(pathname, load);
  load.catch(() => warmed.delete(pathname));
  return load;
}

/** Warms the pages that this one links to, one after the other, so that the page being read is not slowed down. */
export async function warmLinkedPages(): Promise<void> {
  delete document.documentElement.dataset.warm;
  const known = knownPages();
  const linked = [...document.links].filter(({ origin }) => origin === location.origin);
  const addresses = new Set([location, ...linked].map(({ pathname }) => pathname));
  const pages = [...addresses].filter((address) => known.includes(address));
  for (const pathname of pages) await warmPage(pathname).catch(() => undefined);
  const isAll = pages.every(isWarm);
  // From now on a document would be fetched for nothing, and the browser goes through all links at each change of page.
  if (isAll) document.querySelector("script[type=speculationrules]")?.remove();
  document.documentElement.dataset.warm = isAll ? "all" : "some";
  settle();
}

let stylesheet: HTMLLinkElement | undefined;
let stylesheetLoad: Promise<void> | undefined;

/**
 * A built page holds only its own part of the stylesheet (scripts/page-styles.ts); other pages need the rest. It is
 * read in for no medium at first: working out again how the page being read looks would keep a slow phone busy.
 */
function loadWholeStylesheet(): Promise<void> {
  const href = document.querySelector<HTMLElement>("style[data-whole]")?.dataset.whole;
  if (!href) return Promise.resolve();
  stylesheetLoad ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      media: "not all",
    });
    const fail = () => {
      link.remove();
      stylesheetLoad = undefined;
      reject(new Error(`${href} could not be loaded.`));
    };
    link.addEventListener("load", () => {
      // A server that answers a page in its place has sent something, but no rules.
      if (!link.sheet?.cssRules.length) return fail();
      stylesheet = link;
      resolve();
    });
    link.addEventListener("error", fail);
    document.head.append(link);
  });
  return stylesheetLoad;
}

/** Lets the whole stylesheet hold, in the moment in which another page takes the place of the one that was loaded. */
export function applyWholeStylesheet() {
  // Said twice, it would have the browser work out all of the page's looks again.
  if (stylesheet && stylesheet.media !== "all") stylesheet.media = "all";
}

async function fetchData(pathname: string, routeId: string) {
  const address = pathname === "/" ? "/_.data" : `${pathname}.data`;
  const response = await fetch(address);
  const isData = !(response.headers.get("content-type") ?? "").includes("html");
  if (!response.ok || !isData) throw new Error(`${address} answered ${response.status}.`);
  await keepPageData(pathname, routeId, response);
}

function routes(): RouteEntry[] {
  return Object.values(window.__reactRouterManifest?.routes ?? {});
}

function addressOf({ path, index }: RouteEntry): string | undefined {
  if (index) return "/";
  return path && !/[*:.]/.test(path) ? `/${path}` : undefined;
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error("The page did not arrive within 120 seconds.")),
      CHUNK_TIMEOUT_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
