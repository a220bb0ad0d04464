import { expect } from "@playwright/test";
import { startUnreliableSite, walk, walksOf } from "../visitors/walk.ts";
import { test } from "./test.ts";

for (const { seed, isPhone, steps } of walksOf(2000)) {
  test(`B18 a visitor finds the page of the address (seed ${seed})`, async ({
    started,
    siteURL,
  }) => {
    test.setTimeout(180_000);
    await started.resize(isPhone ? 412 : 1280, 400);
    const site = await startUnreliableSite(siteURL);
    expect(await walk(started, site, steps)).toBe(undefined);
    site.stop();
  });
}
