import { expect } from "@playwright/test";
import { trailTo, walkOf } from "../visitors/steps.ts";
import { startUnreliableSite, type UnreliableSite, walk } from "../visitors/walk.ts";
import { seedsOf, STEPS_A_WALK } from "../visitors/seeds.ts";
import { goInHistory, leaveFor, signOfLife } from "../visitors/in-page.ts";
import { test as base } from "./test.ts";
import { paths } from "../../support/content.ts";

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
  test(`B18 a visitor finds the page of the address (seed ${seed})`, async ({ started, site }) => {
    test.setTimeout(180_000);
    const { isPhone, steps } = walkOf(seed, STEPS_A_WALK);
    await started.resize(isPhone ? 412 : 1280, 800);
    const trail = await trailTo(steps, (few, settledWithinMs) =>
      walk(started, site, few, settledWithinMs),
    );
    expect(trail).toBe("");
  });
}

for (const { name, first, second, wanted = second } of [
  {
    name: "link within the page wins over the document of an older link",
    first: paths.newsletter,
    second: "/#meet-the-team",
  },
  {
    name: "link wins over the document to which Back leads",
    first: "Back",
    second: paths.newsletter,
  },
  {
    name: "Back within the page wins over the document of an older link",
    first: paths.newsletter,
    second: "Back",
    wanted: "/",
  },
]) {
  test(`B18 a ${name}`, async ({ started, site }) => {
    const act = (href: string) =>
      href === "Back"
        ? started.evaluate(goInHistory, -1)
        : started.evaluate((href) => {
            const link = document.querySelector<HTMLElement>(`footer a[href="${href}"]`);
            setTimeout(() => link?.click());
          }, href);
    const path = () => started.evaluate(() => location.pathname + location.hash).catch(() => "");
    const state = () => started.evaluate(() => document.readyState);
    site.slow(true);
    for (const start of [paths.partners, "/"]) {
      await started.evaluate(leaveFor, site.origin + start);
      await expect.poll(path).toBe(start);
      await expect.poll(state).toBe("complete");
    }
    if (first === "Back") {
      await started.evaluate(signOfLife);
      const isHydrated = () =>
        started.evaluate(() => "hydrated" in document.documentElement.dataset);
      await expect.poll(isHydrated).toBe(true);
    }
    if (second === "Back") {
      await act("/#meet-the-team");
      await expect.poll(path).toBe("/#meet-the-team");
    }
    await expect.poll(() => site.isIdle()).toBe(true);
    await act(first);
    await expect.poll(() => site.isIdle()).toBe(false);
    await act(second);
    await expect.poll(async () => site.isIdle() && path()).toBe(wanted);
    site.slow(false);
  });
}
