import { existsSync } from "node:fs";
import { join } from "node:path";
import { builtFile, decodeReferences } from "../../support/built-site.ts";
import { distFolder } from "../../support/folders.ts";
import { forward, startProxy } from "../../support/proxy.ts";
import {
  chooseView,
  clickLink,
  entryAt,
  goInHistory,
  isHydrated,
  leaveFor,
  type Look,
  look,
  reload,
  signOfLife,
} from "./in-page.ts";

/** What a random visitor may do. */
const KINDS = [
  "link",
  "slow link, then link",
  "slow link, then Back",
  "link to a lost file",
  "Back, then link",
  "Back",
  "Back again at once",
  "Forward",
  "reload",
  "reload, then Back",
  "leave and return",
  "sign of life",
  "view",
] as const;

/** `choice` and `other` are between 0 and 1 and choose a link or a view from those there are. */
type Step = { kind: (typeof KINDS)[number]; choice: number; other: number };

/** The walks of as many steps as STEPS asks for, or the usual number. The same seed gives the same walk; SEED is the first. */
export function walksOf(usualSteps: number) {
  const count = Math.ceil(Number(process.env.STEPS ?? usualSteps) / STEPS_A_WALK);
  return Array.from({ length: count }, (_, index) => {
    // The first visitor has a phone and sees motion, the second has a computer and a page cache.
    const seed = Number(process.env.SEED ?? 9) + index;
    const random = randomNumbers(seed);
    return {
      seed,
      isPhone: random() < 0.5,
      prefersStill: random() < 0.3,
      steps: Array.from({ length: STEPS_A_WALK }, (): Step => ({
        kind: KINDS[Math.floor(random() * KINDS.length)] ?? "link",
        choice: random(),
        other: random(),
      })),
    };
  });
}

const STEPS_A_WALK = 50;
/** A busy machine is slow. */
const SETTLED_WITHIN_MS = 6000;

/** The part of a browser that a walk needs. */
export type Visitor = {
  evaluate: <Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
};

const SLOW_MS = 350;

/** A site whose files can be slow or lost for a while. */
export async function startUnreliableSite(site: string) {
  let isSlow = false;
  let isLosing = false;
  let underway = 0;
  const proxy = await startProxy(site, async (request, response, fetchFromSite) => {
    const isFile = request.url?.startsWith("/assets/") ?? false;
    underway += 1;
    response.on("close", () => (underway -= 1));
    const headers = ["content-type", "content-security-policy"];
    if (isSlow) {
      // Else Back would find it in the cache.
      response.setHeader("cache-control", "no-store");
      await new Promise((passed) => setTimeout(passed, SLOW_MS));
    } else headers.push("cache-control");
    if (isLosing && isFile) {
      response.writeHead(404, { "cache-control": "no-store" }).end();
      return;
    }
    await forward(await fetchFromSite(), response, headers);
  });
  return {
    ...proxy,
    elsewhere: `${site}/favicon.svg`,
    isIdle: () => underway === 0,
    slow: (is: boolean) => (isSlow = is),
    lose: (is: boolean) => (isLosing = is),
  };
}

export type UnreliableSite = Awaited<ReturnType<typeof startUnreliableSite>>;

/** Takes the steps from Home on. Returns what is wrong after one of them, though it had the time to settle. */
export async function walk(
  visitor: Visitor,
  site: UnreliableSite,
  steps: Step[],
): Promise<string | undefined> {
  const start = `${site.origin}/`;
  // By the page itself, because some drivers wait for ever for a load that another one has replaced.
  await visitor.evaluate(leaveFor, site.elsewhere);
  await arriveAt(visitor, site.elsewhere);
  await visitor.evaluate(leaveFor, start);
  await arriveAt(visitor, start);
  for (const [index, step] of steps.entries()) {
    let wanted: Awaited<ReturnType<typeof take>>;
    try {
      wanted = await take(visitor, site, step);
    } finally {
      site.slow(false);
      site.lose(false);
    }
    const problem = await problemAfter(visitor, site, wanted);
    const way = steps.slice(0, index + 1).map(({ kind }) => kind);
    if (problem) return `${problem} after ${way.join(" → ")}`;
  }
  return undefined;
}

/** Takes a step and returns the URL it should lead to, or several that are right. */
async function take(
  visitor: Visitor,
  site: UnreliableSite,
  { kind, choice, other }: Step,
): Promise<string | string[] | undefined> {
  const evaluate: Visitor["evaluate"] = (run, ...given) =>
    untilDone(() => visitor.evaluate(run, ...given));
  const [here, before, twoBefore, next] = [
    (await evaluate(entryAt, 0)) ?? "",
    await evaluate(entryAt, -1),
    await evaluate(entryAt, -2),
    await evaluate(entryAt, 1),
  ];
  /** Acts until it was not in vain. Returns the URL at that moment. */
  const acted = async (act: () => Promise<unknown>): Promise<string> => {
    for (;;) {
      await act();
      for (let left = 20; left > 0; left -= 1) {
        await pause(15);
        const url = await evaluate(() => localStorage.getItem("acted-at"));
        if (url !== null) return url;
      }
    }
  };
  const clickOn = async (choice: number, within: string) => {
    let target: string | undefined;
    await acted(async () => {
      target = await evaluate(clickLink, choice, within);
    });
    return target;
  };
  const goBy = (steps: number) => acted(() => evaluate(goInHistory, steps));
  /** Back takes effect later than a script's call of it. */
  const changeOfURL = async () => {
    for (let left = 80; left > 0; left -= 1) {
      if ((await evaluate(entryAt, 0)) === before) return;
      await pause(10);
    }
  };
  const followSlowly = async () => {
    site.slow(true);
    const target = await clickOn(choice, "footer");
    await pause(SLOW_MS / 3);
    site.slow(false);
    return target ?? here;
  };
  if (kind.includes("Back") && before === undefined) return here;
  switch (kind) {
    case "link":
      return clickOn(choice, "body");
    case "slow link, then link": {
      const loadsDocument = !(await evaluate(isHydrated));
      const older = await followSlowly();
      const newer = (await clickOn(other, "footer")) ?? here;
      // In Firefox a document that arrives ends a load that has just begun.
      return loadsDocument ? [newer, older] : newer;
    }
    case "slow link, then Back": {
      const loadsDocument = !(await evaluate(isHydrated));
      const target = await followSlowly();
      // The link may have been fast, because its files were there, or have led on just before Back took effect.
      if ((await goBy(-1)) !== here || !before) return here;
      // Here, too.
      return loadsDocument ? [before, here, target] : [before, here];
    }
    case "link to a lost file": {
      site.lose(true);
      const target = await clickOn(choice, "footer");
      await pause(30);
      return target;
    }
    case "Back, then link":
      await goBy(-1);
      await changeOfURL();
      return clickOn(choice, "footer");
    case "Back":
      await goBy(-1);
      return before;
    case "Back again at once":
      if (twoBefore === undefined) return here;
      await goBy(-1);
      await changeOfURL();
      await goBy(-1);
      return twoBefore;
    case "Forward":
      if (next !== undefined) await goBy(1);
      return next ?? here;
    case "reload":
      await evaluate(reload);
      return here;
    case "reload, then Back":
      site.slow(true);
      await evaluate(reload);
      await pause(SLOW_MS / 3);
      await goBy(-1);
      return before;
    case "leave and return":
      await evaluate(leaveFor, site.elsewhere);
      await arriveAt(visitor, site.elsewhere);
      await evaluate(goInHistory, -1);
      return here;
    case "sign of life":
      await evaluate(signOfLife);
      return here;
    case "view":
      return evaluate(chooseView, choice);
  }
}

async function arriveAt(visitor: Visitor, url: string) {
  for (let left = 400; left > 0; left -= 1) {
    const href = await visitor.evaluate(() => location.href).catch(() => "");
    if (href === url) return;
    await pause(10);
  }
}

/** Repeats what fails because the document has just been replaced. */
async function untilDone<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let left = 20; left > 0; left -= 1) {
    try {
      return await action();
    } catch {
      await pause(25);
    }
  }
  return action();
}

/** Waits until the page has settled on the wanted URL. Returns what is still wrong in the end. */
async function problemAfter(
  visitor: Visitor,
  site: UnreliableSite,
  wanted: string | string[] | undefined,
): Promise<string | undefined> {
  const ends = Date.now() + SETTLED_WITHIN_MS;
  let problem: string | undefined = "The page can't be looked at.";
  let goodLooks = 0;
  while (goodLooks < 2) {
    const seen = await visitor.evaluate(look).catch(() => undefined);
    problem = seen ? problemOf(seen, wanted) : problem;
    goodLooks = !problem && site.isIdle() && seen?.isReady ? goodLooks + 1 : 0;
    if (Date.now() > ends) return problem;
    await pause(30);
  }
  return undefined;
}

function problemOf(seen: Look, wanted: string | string[] | undefined): string | undefined {
  const { url, title, h1, views, current } = seen;
  if (seen.isLeaving) return "the document is not loaded again";
  if (wanted !== undefined && ![wanted].flat().includes(url))
    return `the URL is ${url} and not ${wanted}`;
  const path = new URL(url, "http://localhost").pathname;
  const facts = factsOf(path);
  const [view] = views;
  const isOtherView = view !== undefined && view !== facts.views[0];
  const wrong = {
    title: isOtherView ? seen.hasScript && !title.includes(view) : title !== facts.title,
    h1: h1.length !== 1 || h1[0] !== facts.h1,
    views: views.length !== Math.min(1, facts.views.length),
    "header, main or footer": seen.parts.join() !== "1,1,1",
    "open drawer": seen.isDrawerOpen,
    "marked menu item": current.some(
      (marked) => ![path, path.replace(/-\d{4}$/, "")].includes(marked),
    ),
  };
  const names = Object.entries(wrong).flatMap(([name, is]) => (is ? name : []));
  return names.length > 0
    ? `wrong at ${url}: ${names.join(", ")}; seen ${JSON.stringify(seen)}`
    : undefined;
}

/** What the document of a path says. */
function factsOf(path: string) {
  const file = path === "/" ? "index.html" : `${path}.html`;
  const html = builtFile(existsSync(join(distFolder, file)) ? file : "404.html");
  const textOf = (tag: string) => {
    const content = new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "s").exec(html)?.[1] ?? "";
    return decodeReferences(content.replace(/<[^>]*>/g, ""));
  };
  const views = [...html.matchAll(/<section id="([^"]+)"[^>]* data-view-title=/g)];
  return { title: textOf("title"), h1: textOf("h1"), views: views.map(([, id]) => id) };
}

const pause = (milliseconds: number) => new Promise((passed) => setTimeout(passed, milliseconds));

/** Numbers from 0 to below 1 (mulberry32). The same seed gives the same numbers, so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
