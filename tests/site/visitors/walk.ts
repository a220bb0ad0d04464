import { existsSync } from "node:fs";
import { join } from "node:path";
import { builtFile, decodeReferences, headValue } from "../../support/built-site.ts";
import { distFolder } from "../../support/folders.ts";
import { forward, startProxy } from "../../support/proxy.ts";
import {
  clickLink,
  entryAt,
  goInHistory,
  leaveFor,
  type Look,
  look,
  press,
  reload,
  scrollToPart,
  signOfLife,
} from "./in-page.ts";
import type { Step } from "./steps.ts";

/** The part of a browser that a walk needs. */
export type Visitor = {
  evaluate: <Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  setOffline?: (isOffline: boolean) => Promise<void>;
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
  settledWithinMs: number,
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
    const problem = await problemAfter(visitor, site, wanted, settledWithinMs);
    if (problem) return `after step ${index + 1}, ${step.kind}: ${problem}`;
  }
  return undefined;
}

/** Takes a step and returns the URL it should lead to, or several that are right. */
async function take(
  visitor: Visitor,
  site: UnreliableSite,
  step: Step,
): Promise<string | string[] | undefined> {
  const { kind, choice, other } = step;
  const evaluate: Visitor["evaluate"] = (run, ...given) =>
    untilDone(() => visitor.evaluate(run, ...given));
  const here = await evaluate(() => location.pathname + location.hash);
  const at = (steps: number) => evaluate(entryAt, steps);
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
  const go = async (steps: number) => {
    const target = await at(steps);
    if (target !== undefined) await goBy(steps);
    return target ?? here;
  };
  switch (kind) {
    case "link":
      return clickOn(choice, "body");
    case "slow link, then link":
      site.slow(true);
      await clickOn(choice, "footer");
      await pause(SLOW_MS / 3);
      site.slow(false);
      return clickOn(other, "footer");
    case "slow link, then Back": {
      const target = await at(-1);
      if (target === undefined) return here;
      site.slow(true);
      await clickOn(choice, "footer");
      await pause(SLOW_MS / 3);
      // The link may have been fast, because its files were there.
      return (await goBy(-1)) === here ? target : here;
    }
    case "link to a lost file": {
      site.lose(true);
      const target = await clickOn(choice, "footer");
      await pause(30);
      return target;
    }
    case "Back, then link": {
      if ((await at(-1)) === undefined) return here;
      await goBy(-1);
      await pause(30);
      return clickOn(choice, "footer");
    }
    case "Back":
      return go(-1);
    case "Back again at once": {
      const target = await at(-2);
      if (target === undefined) return here;
      const between = await at(-1);
      await goBy(-1);
      for (let left = 80; left > 0; left -= 1) {
        if ((await evaluate(() => location.pathname + location.hash)) === between) break;
        await pause(10);
      }
      await goBy(-1);
      return target;
    }
    case "Forward":
      return go(1);
    case "reload":
      await evaluate(reload);
      return here;
    case "leave and return":
      await evaluate(leaveFor, site.elsewhere);
      await arriveAt(visitor, site.elsewhere);
      await evaluate(goInHistory, -1);
      return here;
    case "sign of life":
      await evaluate(signOfLife);
      return here;
    case "scroll":
      await evaluate(scrollToPart, choice);
      return here;
    case "drawer, then link":
      if (!(await evaluate(press, "header button[command=show-modal]", 0))) return here;
      await pause(40);
      return clickOn(choice, "dialog");
    case "drawer, then Back": {
      if ((await at(-1)) === undefined) return here;
      await evaluate(press, "header button[command=show-modal]", 0);
      await pause(40);
      return go(-1);
    }
    case "view":
      await evaluate(press, "[data-views-list] button, [data-views-list] label", choice);
      return here;
    case "colour mode":
      await evaluate(press, "header input[name=color-mode]", choice);
      return here;
    case "copy":
      await evaluate(press, "main button[data-copy]", choice);
      return here;
    case "offline link": {
      const isHydrated = await evaluate(() => "hydrated" in document.documentElement.dataset);
      // The browser itself shows an error page before React follows links.
      if (!visitor.setOffline || !isHydrated) return here;
      await visitor.setOffline(true);
      const target = (await clickOn(choice, "footer")) ?? here;
      await pause(60);
      await visitor.setOffline(false);
      // A page whose files are there is shown, another one is not.
      return [here, target];
    }
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
  settledWithinMs: number,
): Promise<string | undefined> {
  const ends = Date.now() + settledWithinMs;
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
  const { url, title, h1, views, current, counts, repeatedIds } = seen;
  if (seen.isLeaving) return "the document is not loaded again";
  if (wanted !== undefined && ![wanted].flat().includes(url))
    return `the URL is ${url} and not ${wanted}`;
  const path = new URL(url, "http://localhost").pathname;
  const facts = factsOf(path);
  const view = views[0];
  const isOtherView = view !== undefined && view !== facts.views[0];
  const wrong = {
    title: isOtherView ? seen.hasScript && !title.includes(view) : title !== facts.title,
    description: seen.description !== facts.description,
    canonical: seen.canonical !== facts.canonical,
    "number of h1": h1.length !== 1,
    h1: h1[0] !== facts.h1,
    "number of views": views.length !== Math.min(1, facts.views.length),
    "number of headers": counts.headers !== 1,
    "number of main elements": counts.mains !== 1,
    "number of footers": counts.footers !== 1,
    "repeated ids": repeatedIds.length > 0,
    "open drawer": seen.isDrawerOpen,
    "colour mode's control": !seen.isModeShown,
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
  return {
    title: textOf("title"),
    description: headValue(html, 'name="description"') ?? "",
    canonical: headValue(html, 'rel="canonical"') ?? "",
    h1: textOf("h1"),
    views: [...html.matchAll(/<section id="([^"]+)"[^>]* data-view-title=/g)].map(([, id]) => id),
  };
}

const pause = (milliseconds: number) => new Promise((passed) => setTimeout(passed, milliseconds));
