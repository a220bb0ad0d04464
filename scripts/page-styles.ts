import {
  type AtRule,
  atRule,
  type ChildNode,
  type Container,
  parse,
  type Root,
  type Rule,
} from "postcss";
import { TEXT_FAMILY } from "./font-sources.ts";
import { KEPT_CLASS_PREFIX } from "./short-names.ts";

/** States are attributes too, so only those that no script ever changes tell what a page has. */
const FIXED_ATTRIBUTE =
  /\[(data-(?:kind|time|body|at|size|pace|tone|slide-in|plate|fit|still))(?:="?([\w-]+)"?)?\]/g;

/**
 * The part of the site's stylesheet that one page's elements can use: its first screen then comes with the first
 * packets. States are attributes here, so the classes of the prerendered page tell all; the whole stylesheet follows
 * when React warms the other pages (app/layout/warm-pages.ts). What holds on paper alone comes in a file of its own
 * (`printStyles`), and so does what React draws (`drawnStyles`), but for the custom properties that it reads.
 */
export function stylesOfPage(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names]) => (names ?? "").split(/\s+/)),
  );
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (rule.name === "page" || isForPrint(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, classes, html));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedKeyframes(root);
  removeUnusedFaces(root, html);
  leaveFacesToScript(root);
  removeUnusedProperties(root, drawnStyles(css));
  removeEmpty(root);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(", ", ",");
  });
  return root.toString();
}

/** What React draws before the whole stylesheet has come (short-names.ts): the page asks for it together with React. */
export function drawnStyles(css: string): string {
  return only(
    css,
    (node) =>
      (node.type === "rule" && node.selector.includes(KEPT_CLASS_PREFIX)) ||
      (node.type === "atrule" && node.params.startsWith(KEPT_CLASS_PREFIX)),
  );
}

/** What holds on paper alone, of the whole stylesheet: every page links it for print. */
export function printStyles(css: string): string {
  return only(css, (node) => node.type === "atrule" && (node.name === "page" || isForPrint(node)));
}

function only(css: string, isKept: (node: ChildNode) => boolean): string {
  const root = parse(css);
  keepOnly(root, isKept);
  return root.toString();
}

function keepOnly(container: Container, isKept: (node: ChildNode) => boolean) {
  container.each((node: ChildNode) => {
    if (isKept(node)) return;
    if ((node.type === "atrule" || node.type === "rule") && node.nodes) keepOnly(node, isKept);
    if (!("nodes" in node && node.nodes?.length)) node.remove();
  });
}

function isForPrint({ name, params }: AtRule): boolean {
  return name === "media" && params === "print";
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
  return named.every((name) => classes.has(name) && !name.startsWith(KEPT_CLASS_PREFIX));
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

/**
 * Font files in weights and styles that nothing on the page asks for. Bold and italics may also come of its markup. What
 * is set in the headings' font has a weight of its own: 400 is the text's.
 */
function removeUnusedFaces(root: Root, html: string) {
  const asked = new Set<string>();
  root.walkDecls(/^font-(weight|style)$/, ({ value, parent }) => {
    if (parent?.type === "rule") asked.add(value);
  });
  if (/<(strong|b|th)\b/.test(html)) asked.add("700");
  if (/<(em|i|cite|address|dfn|var)\b/.test(html)) asked.add("italic");
  root.walkAtRules("font-face", (face) => {
    const of = (name: string) =>
      face.nodes?.find((node) => node.type === "decl" && node.prop === name)?.toString() ?? "";
    const weight = /:\s*(\d+)$/.exec(of("font-weight"))?.[1];
    const isItalic = of("font-style").includes("italic");
    const isText = of("font-family").includes(TEXT_FAMILY);
    if (
      (weight && (weight === "400" ? !isText : !asked.has(weight))) ||
      (isItalic && !asked.has("italic"))
    )
      face.remove();
  });
}

/** With scripts, the early script asks for the font files when it is time (app/layout/early-script.ts). */
function leaveFacesToScript(root: Root) {
  const group = atRule({ name: "media", params: "(scripting:none)", nodes: [] });
  root.walkAtRules("font-face", (face) => {
    if (/url\(/.test(face.toString())) group.append(face);
  });
  root.prepend(group);
}

/** Custom properties that no rule reads. One may have been read by another that goes, so it looks again. */
function removeUnusedProperties(root: Root, drawn: string) {
  for (let before = -1, left = 0; before !== left;) {
    before = left;
    left = 0;
    const read = new Set(
      [...`${root.toString()}${drawn}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    );
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) left += 1;
      else declaration.remove();
    });
  }
}

function removeEmpty(container: Container) {
  container.each((node) => {
    if (node.type !== "atrule" && node.type !== "rule") return;
    if (!node.nodes) return; // a statement, such as the order of the layers
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
