import { expect, type Page } from "@playwright/test";

/** Spacing that readers may set (WCAG 1.4.12). */
export const READERS_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * The texts of a page that the window or a parent clips, and those that overlap.
 * Ignores text that slides or scrolls, which leaves its box on purpose, hidden text and decoration.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const found = new Set<string>();
    const isForEars = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith("inset(50%") ||
        isForEars(element.parentElement));
    // The header, an open menu and a ticket that stays in reach cover the text below them.
    const isAbove = (element: Element | null): boolean =>
      element !== null &&
      (["fixed", "sticky"].includes(getComputedStyle(element).position) ||
        element.matches("[popover]") ||
        isAbove(element.parentElement));
    const shown: { element: Element; text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const left =
      "script, style, noscript, [aria-hidden=true], [inert], [data-still], [role=region][tabindex], svg, .visually-hidden, .in-print, .skip-link";
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !element ||
        !text ||
        isForEars(element) ||
        element.closest(left) ||
        !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        const name = `${element.closest("section, header, footer, main")?.className} ${element.tagName}: ${text.slice(0, 50)}`;
        if (box.left < -SLACK || box.right > document.documentElement.clientWidth + SLACK) {
          found.add(`outside the window — ${name}`);
        }
        for (
          let around = element;
          around !== document.body && around.parentElement;
          around = around.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const frame = around.getBoundingClientRect();
          const isCutX =
            ["hidden", "clip"].includes(overflowX) &&
            (box.left < frame.left - SLACK || box.right > frame.right + SLACK);
          // A line's box is higher than its letters.
          const isCutY =
            ["hidden", "clip"].includes(overflowY) &&
            (box.top + box.height * 0.25 < frame.top ||
              box.bottom - box.height * 0.25 > frame.bottom);
          if (isCutX || isCutY)
            found.add(`cut off by ${around.tagName}.${around.className} — ${name}`);
        }
        if (!isAbove(element)) shown.push({ element, text, box });
      }
    }
    shown.sort((a, b) => a.box.top - b.box.top);
    shown.forEach((one, index) => {
      for (const other of shown.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (width > SLACK && height > 0.45 * Math.min(one.box.height, other.box.height)) {
          found.add(
            `on each other — ${one.element.tagName} “${one.text.slice(0, 40)}” and ${other.element.tagName} “${other.text.slice(0, 40)}”`,
          );
        }
      }
    });
    return [...found];
  });
}

/** The words of a page that are cut over two lines without a hyphen, and those that leave the box of their text. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const left =
      "script, style, noscript, svg, :root[data-motion=running] [data-still], .visually-hidden, .in-print, .skip-link, [aria-hidden=true]";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (
        !element ||
        element.closest(left) ||
        !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
        continue;
      let block: Element = element;
      while (getComputedStyle(block).display.startsWith("inline") && block.parentElement)
        block = block.parentElement;
      const box = block.getBoundingClientRect();
      if (getComputedStyle(block).clipPath.startsWith("inset(50%")) continue;
      // Addresses may break at their punctuation.
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(
        /[^\s@./–—-]+[@./–—-]*/g,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.trimEnd().length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [first] = rects;
        if (!first) continue;
        const name = `${word} in ${block.tagName}.${block.className} of ${block.closest("section, header, footer")?.className}`;
        const isHyphenated =
          getComputedStyle(element).hyphens === "auto" && /^\p{L}{16,}$/u.test(word);
        if (!isHyphenated && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          found.add(`cut: ${name}`);
        const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
        if (
          rects.some(
            ({ left, right }) =>
              right + Math.min(0, spacing) > box.right + 1.5 || left < box.left - 1.5,
          )
        )
          found.add(`outside its box: ${name}`);
      }
    }
    return [...found];
  });
}

/** By how much a page is wider than its window. */
export const surplusWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** At these widths of the window no text is clipped, and no page is wider. */
export async function expectFits(page: Page, widths: number[]) {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 500 });
    const message = `${page.url()} at ${width} px`;
    await expect.poll(() => surplusWidth(page), { message }).toBe(0);
    await expect.poll(() => clippedTexts(page), { message }).toEqual([]);
  }
}
