import type { Page } from "@playwright/test";

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Records layout shifts from `least` on in later navigations. The returned function takes those recorded so far. */
export async function observeLayoutShifts(page: Page, least = 0): Promise<() => Promise<string[]>> {
  await page.addInitScript((least) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (value < least) continue;
        const nodes = sources.map(({ node }) => node);
        const moved = nodes.map((node) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 40),
        );
        shifts.push(`${value.toFixed(5)}: ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, least);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
}
