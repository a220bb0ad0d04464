// oxlint-disable-next-line typescript/no-explicit-any -- a syntax tree, of which the rule reads what it names
type Node = any;

/** Attributes that are read or heard. */
const TEXTS =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|label|about|abbr|placeholder|data-(?:toast|words))$/;
const MESSAGE =
  "Words that visitors read are in content/, those of the site itself in content/interface.yaml.";

/** Whether a literal is a type, a key or an error’s message, or is compared. */
const isUnseen = (node: Node, { type, operator, key, property, test }: Node) =>
  /^(?:Import|Export(?:All|Named)|TS(?!As|Satisfies|NonNull)|NewExpression|SwitchCase)/.test(
    type,
  ) ||
  (type === "BinaryExpression" && operator !== "+") ||
  [key, property, test].includes(node);

/** Whether it becomes the text of an element, or an attribute that is one. */
function isInPage(node: Node, parent = node.parent): boolean {
  if (!parent || isUnseen(node, parent) || parent.arguments?.includes(node)) return false;
  if (parent.type === "JSXAttribute") return TEXTS.test(parent.name.name);
  if (parent.type === "Property") return TEXTS.test(parent.key.name ?? parent.key.value);
  return /^JSX(?:Element|Fragment)$/.test(parent.type) || isInPage(parent);
}

function check(context: Node, node: Node, text: unknown) {
  if (typeof text !== "string" || !/\p{L}/u.test(text)) return;
  const isSentence = /^\s*\p{Lu}\p{Ll}/u.test(text) && !isUnseen(node, node.parent);
  if (isSentence || isInPage(node)) context.report({ node, message: MESSAGE });
}

/** A rule of oxlint: a component says nothing of its own, neither in an element or attribute nor in a sentence elsewhere. */
const rule = {
  create: (context: Node) => ({
    JSXText: (node: Node) => check(context, node, node.value),
    Literal: (node: Node) => check(context, node, node.value),
    TemplateElement: (node: Node) => check(context, node.parent, node.value.cooked),
  }),
};

export default { meta: { name: "words" }, rules: { "visible-literals": rule } };
