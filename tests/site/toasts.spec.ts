import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { distFolder } from "../support/folders.ts";
import { openPage } from "../support/hydration.ts";
import { expect, test, TOAST_MS } from "../support/site.ts";

const fileOf = (pattern: RegExp) =>
  `/assets/${readdirSync(join(distFolder, "assets")).find((name) => pattern.test(name))}`;

/** The file that code in the browser loads to show a toast. */
const TOASTS = fileOf(/^toasts-.*\.js$/);

/** Its style sheet, which the browser loads with it, and not if a test imports the file. */
async function addToastStyles(page: Page) {
  await page.addStyleTag({ url: fileOf(/^toasts-.*\.css$/) });
}

type ToastOptions = { message: string; status?: string; position?: string; durationMs?: number };

/** Opens a page with a clock of its own, and the functions with which code shows toasts. */
async function openWithToasts(page: Page) {
  await page.clock.install({ time: 0 });
  // Hydrated, or React's files would be late by this clock.
  await openPage(page, "/newsletter");
  await addToastStyles(page);
  await page.clock.pauseAt(60_000);
  const call = (name: string, ...given: unknown[]) =>
    page.evaluate(
      async ([url, name, given]) => {
        type Functions = Record<string, (...given: unknown[]) => number>;
        const { toasts } = (await import(url)) as { toasts: Functions };
        return toasts[name]?.(...given) ?? 0;
      },
      [TOASTS, name, given] as const,
    );
  return {
    add: (options: ToastOptions) => call("add", options),
    update: (id: number, options: Partial<ToastOptions>) => call("update", id, options),
    close: (id: number) => call("close", id),
    closeAll: () => call("closeAll"),
  };
}

const shown = (page: Page) => page.locator("[data-status]");
const closeButton = (page: Page) => page.getByRole("button", { name: "Dismiss" });
const at = (page: Page, position: string) => page.locator(`[data-position="${position}"]`);

test(`R39 R40 a toast of each status closes after ${TOAST_MS} ms or when its caller says, in six positions, and code updates and closes one or all`, async ({
  page,
}) => {
  const toasts = await openWithToasts(page);
  for (const status of ["info", "warning", "success", "error", "loading"]) {
    await toasts.add({ status, message: "Done." });
    const region = at(page, "bottom").getByRole(status === "error" ? "alert" : "status");
    await expect(region).toContainText("Done.");
    await expect(shown(page)).toHaveAttribute("data-status", status);
    const isLoading = status === "loading";
    await expect(shown(page).locator("[data-spinner]")).toBeVisible({ visible: isLoading });
    await expect(shown(page).locator("> svg")).toBeVisible({ visible: !isLoading });
    await page.clock.runFor(TOAST_MS - 50);
    await expect(shown(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(shown(page)).toHaveCount(0);
  }
  await toasts.add({ message: "Short.", durationMs: 800 });
  await toasts.add({ message: "Stays.", durationMs: Infinity });
  await page.clock.runFor(900);
  await expect(shown(page)).toHaveText([/Stays/]);
  await page.clock.runFor(3_600_000);
  await expect(shown(page)).toHaveCount(1);
  await toasts.closeAll();

  for (const position of ["top", "top-right", "bottom", "bottom-left", "bottom-right"]) {
    await toasts.add({ position, message: position });
    await expect(at(page, position)).toContainText(position);
    const { x = 0, y = 0 } = (await at(page, position).boundingBox()) ?? {};
    const place = [y < 360 ? "top" : "bottom", ["left", "", "right"][Math.floor(x / 427)]];
    expect(place.filter(Boolean).join("-")).toBe(position);
  }
  const id = await toasts.add({ status: "loading", position: "top-left", message: "Copying…" });
  await page.clock.runFor(TOAST_MS - 1000);
  // It stays in its place, and its time begins again.
  await toasts.update(id, { status: "success", message: "Copied." });
  await page.clock.runFor(TOAST_MS - 1000);
  await expect(shown(page)).toHaveCount(1);
  await expect(at(page, "top-left").getByRole("status")).toContainText("Copied.");
  await expect(shown(page)).toHaveAttribute("data-status", "success");

  await toasts.add({ message: "two" });
  await toasts.add({ message: "three" });
  await toasts.close(id);
  // One that is gone is ignored.
  await toasts.close(id);
  await toasts.update(id, { message: "Back?" });
  await expect(shown(page)).toHaveText([/two/, /three/]);
  await toasts.closeAll();
  await expect(shown(page)).toHaveCount(0);
});

test("R39 pointer, focus or an absent visitor pause a toast, keys close it and give the focus back, and its width is 300 to 560 px or as a small screen allows", async ({
  page,
}) => {
  const toasts = await openWithToasts(page);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await toasts.add({ message: "Wait." });
  await page.clock.runFor(TOAST_MS - 1000);
  await shown(page).hover();
  await page.clock.runFor(10 * TOAST_MS);
  await page.mouse.move(5, 5);
  await page.clock.runFor(300);
  await closeButton(page).focus();
  await page.clock.runFor(10 * TOAST_MS);
  // Either of them is enough.
  await shown(page).hover();
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(10 * TOAST_MS);
  await page.mouse.move(5, 5);
  await page.clock.runFor(300);
  await setHidden(true);
  await page.clock.runFor(10 * TOAST_MS);
  await setHidden(false);
  await page.clock.runFor(300);
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(shown(page)).toHaveCount(0);

  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  await toasts.add({ message: "one", durationMs: Infinity });
  await toasts.add({ message: "two", durationMs: Infinity });
  await page.keyboard.press("Tab");
  await expect(closeButton(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveText([/two/]);
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveCount(0);
  await expect(last).toBeFocused();

  const widths = () =>
    shown(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().width));
  await toasts.add({ message: "Hi" });
  expect(await widths()).toEqual([300]);
  await toasts.add({ message: "A long text that needs more than one line. ".repeat(9) });
  expect(await widths()).toEqual([560, 560]);
  const size = await closeButton(page).first().boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 320, height: 480 });
  for (const message of ["long".repeat(300), "longer".repeat(300)]) await toasts.add({ message });
  // The newest that have room are shown.
  await expect(shown(page)).toHaveCount(3);
  for (const toast of await shown(page).all()) await expect(toast).toBeInViewport({ ratio: 1 });
  expect(Math.max(...(await widths()))).toBeLessThanOrEqual(300);
});
