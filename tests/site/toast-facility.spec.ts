import type { Page } from "@playwright/test";
import { expect, test, TOAST_MS } from "../support/site.ts";
import { paths, uiText } from "../support/content.ts";
import { addToastStyles, TOASTS } from "../support/toasts.ts";

type ToastOptions = { message: string; status?: string; position?: string; durationMs?: number };
type Toasts = {
  add: (options: ToastOptions) => number;
  update: (id: number, options: Partial<ToastOptions>) => void;
  close: (id: number) => void;
  closeAll: () => void;
};

async function toastsOf(page: Page) {
  await addToastStyles(page);
  const module = await page.evaluateHandle(
    async (url) => ((await import(url)) as { toasts: Toasts }).toasts,
    TOASTS,
  );
  return {
    add: (options: ToastOptions) => module.evaluate((toasts, given) => toasts.add(given), options),
    update: (id: number, options: Partial<ToastOptions>) =>
      module.evaluate((toasts, [which, given]) => toasts.update(which, given), [
        id,
        options,
      ] as const),
    close: (id: number) => module.evaluate((toasts, which) => toasts.close(which), id),
    closeAll: () => module.evaluate((toasts) => toasts.closeAll()),
  };
}

const shown = (page: Page) => page.locator("[data-status]");
const statuses = ["info", "warning", "success", "error", "loading"] as const;
const positions = [
  "top",
  "top-left",
  "top-right",
  "bottom",
  "bottom-left",
  "bottom-right",
] as const;

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(paths.newsletter);
});

for (const status of statuses) {
  test(`R39 a toast of the status ${status} closes after ${TOAST_MS} ms`, async ({ page }) => {
    const toasts = await toastsOf(page);
    await page.clock.pauseAt(60_000);
    await toasts.add({ status, message: "Done." });
    await expect(shown(page)).toHaveAttribute("data-status", status);
    const spinner = shown(page).locator("[data-spinner]");
    await expect(spinner).toBeVisible({ visible: status === "loading" });
    await expect(shown(page).locator("> svg")).toBeVisible({ visible: status !== "loading" });
    await expect(
      page.locator('[data-position="bottom"]').getByRole(status === "error" ? "alert" : "status"),
    ).toContainText("Done.");
    await page.clock.runFor(TOAST_MS - 50);
    await expect(shown(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(shown(page)).toHaveCount(0);
  });
}

test("R39 a toast appears in each of the six positions", async ({ page }) => {
  const toasts = await toastsOf(page);
  for (const position of positions) {
    await toasts.add({ position, message: position });
    await expect(page.locator(`[data-position="${position}"]`)).toContainText(position);
    await toasts.closeAll();
  }
});

test("R39 a caller may ask for another time", async ({ page }) => {
  const toasts = await toastsOf(page);
  await page.clock.pauseAt(60_000);
  await toasts.add({ message: "Short.", durationMs: 800 });
  await toasts.add({ message: "Stays.", durationMs: Infinity });
  await page.clock.runFor(900);
  await expect(shown(page)).toHaveText([/Stays/]);
  await page.clock.runFor(3_600_000);
  await expect(shown(page)).toHaveCount(1);
});

test("R39 an update changes a toast in its place and restarts its time", async ({ page }) => {
  const toasts = await toastsOf(page);
  await page.clock.pauseAt(60_000);
  const id = await toasts.add({ status: "loading", position: "top-left", message: "Copying…" });
  await page.clock.runFor(TOAST_MS - 1000);
  await toasts.update(id, { status: "success", message: "Copied." });
  await expect(page.locator('[data-position="top-left"]').getByRole("status")).toContainText(
    "Copied.",
  );
  await expect(shown(page)).toHaveAttribute("data-status", "success");
  await page.clock.runFor(TOAST_MS - 1000);
  await expect(shown(page)).toHaveCount(1);
  await toasts.update(id, { status: "error" });
  await expect(page.locator('[data-position="top-left"]').getByRole("alert")).toContainText(
    "Copied.",
  );
  await page.clock.runFor(TOAST_MS + 100);
  await expect(shown(page)).toHaveCount(0);
});

test("R39 closes one toast, or all, and ignores one that is gone", async ({ page }) => {
  const toasts = await toastsOf(page);
  const first = await toasts.add({ message: "one" });
  await toasts.add({ message: "two" });
  await toasts.add({ message: "three" });
  await toasts.close(first);
  await expect(shown(page)).toHaveText([/two/, /three/]);
  await toasts.close(first);
  await toasts.update(first, { message: "Back?" });
  await expect(shown(page)).toHaveText([/two/, /three/]);
  await toasts.closeAll();
  await expect(shown(page)).toHaveCount(0);
  expect(await toasts.add({ message: "four" })).not.toBe(first);
});

test("R39 a toast closed by keyboard gives the focus to the next, then back", async ({ page }) => {
  const toasts = await toastsOf(page);
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  await toasts.add({ message: "one", durationMs: Infinity });
  await toasts.add({ message: "two", durationMs: Infinity });
  await page.keyboard.press("Tab");
  const dismiss = page.getByRole("button", { name: uiText.dismiss });
  await expect(dismiss.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveText([/two/]);
  await expect(dismiss).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveCount(0);
  await expect(last).toBeFocused();
});
