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

test("B18 a link within the page stops the document of an older link", async ({
  started,
  site,
}) => {
  expect(await walk(started, site, [], 6000)).toBeUndefined();
  await expect.poll(() => started.evaluate(() => document.readyState)).toBe("complete");
  const click = (href: string) =>
    started.evaluate((href) => {
      const link = document.querySelector<HTMLElement>(`footer a[href="${href}"]`);
      setTimeout(() => link?.click());
    }, href);
  site.slow(true);
  await click("/newsletter");
  await expect.poll(() => site.isIdle()).toBe(false);
  await click("/#meet-the-team");
  const path = () => started.evaluate(() => location.pathname + location.hash);
  await expect.poll(async () => site.isIdle() && path()).toBe("/#meet-the-team");
  site.slow(false);
});
