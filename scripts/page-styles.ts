import { type AtRule, type Container, parse, type Root, type Rule } from "postcss";

/**
 * Class names that a page may need before the whole stylesheet has come: notices, the spinner and the error screen
 * are drawn by React. vite.config.ts gives the classes of those files this start.
 */
export const KEPT_CLASS_PREFIX = "kept-";

/** States are attributes too, so only those that no script ever changes tell what a page has. */
const FIXED_ATTRIBUTE =
  /\[(data-(?:kind|time|body|at|size|pace|tone|slide-in))(?:="?([\w-]+)"?)?\]/g;

/**
 * The part of the site's stylesheet that one page's elements can use: its first screen then comes with the first
 * packets. States are attributes here, so the classes of the prerendered page tell all; the whole stylesheet follows
 * when React warms the other pages (app/layout/warm-pages.ts). What holds on paper alone is left to it, too: the page
 * links it for print.
 */
export function stylesOfPage(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names]) => (names ?? "").split(/\s+/)),
  );
  const root = parse(css);
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, classes, html));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedKeyframes(root);
  removeEmpty(root);
  return root.toString();
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes");
}

function canMatch(selector: string, classes: Set<string>, html: string): boolean {
  // What stands in brackets may be one choice of several, or a “not”: only what must be there counts.
  let outside = selector;
  for (let before = ""; before !== outside;) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, "");
  }
  for (const [, name, value] of outside.matchAll(FIXED_ATTRIBUTE)) {
    // With the space before it, for the page holds this stylesheet too.
    if (!html.includes(value ? ` ${name}="${value}"` : ` ${name}=`)) return false;
  }
  const named = [...outside.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? "");
  return named.every((name) => classes.has(name) || name.startsWith(KEPT_CLASS_PREFIX));
}

function removeUnusedKeyframes(root: Root) {
  const used = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

function removeEmpty(container: Container) {
  container.each((node) => {
    if (node.type !== "atrule" && node.type !== "rule") return;
    if (!node.nodes) return; // a statement, such as the order of the layers
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
