import type { Page } from "@playwright/test";

/** The words of a page that are cut over two lines without a hyphen, and those that leave the box of their text. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const left =
      "script, style, noscript, svg, [data-moving], .visually-hidden, .skip-link, [aria-hidden=true]";
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
        const name = `${word} in ${block.tagName}.${block.className} of ${block.closest("section, header, footer, dialog")?.className}`;
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
