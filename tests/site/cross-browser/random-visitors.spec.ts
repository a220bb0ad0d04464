import { expect } from "@playwright/test";
import { describe, shortened, type Step, walkOf } from "../visitors/steps.ts";
import { startUnreliableSite, type UnreliableSite, walk } from "../visitors/walk.ts";
import { seedsOf, STEPS_A_WALK } from "../visitors/seeds.ts";
import { test as base } from "./test.ts";

const test = base.extend<object, { site: UnreliableSite }>({
  site: [
    async ({ siteURL }, use) => {
      const site = await startUnreliableSite(siteURL);
      await use(site);
      site.stop();
    },
    { scope: "worker" },
  ],
});

for (const seed of seedsOf(2000)) {
  test(`B18 a random visitor always finds the page of the address (seed ${seed})`, async ({
    started,
    site,
  }) => {
    test.setTimeout(180_000);
    const { isPhone, steps } = walkOf(seed, STEPS_A_WALK);
    await started.resize(isPhone ? 412 : 1280, 800);
    let problem: string | undefined;
    const fails = async (few: Step[], settledWithinMs = 2000) => {
      const found = await walk(started, site, few, settledWithinMs);
      problem = found ?? problem;
      return found !== undefined;
    };
    if (!(await fails(steps, 6000))) return;
    const shortest = describe(await shortened(steps, fails));
    expect(`${problem}\nShortest way there: ${shortest}`).toBe("");
  });
}
