import { type ElementType, isValidElement, type ReactNode } from "react";
import * as React from "react/jsx-runtime";

/** From vite.config.ts: the letters that only other typefaces have, and those that none has, either as a pattern. */
declare const FOREIGN_LETTERS: string;
declare const MACHINE_LETTERS: string;

const foreign = new RegExp(FOREIGN_LETTERS, "u");
const machine = new RegExp(MACHINE_LETTERS, "u");

type Props = {
  children?: ReactNode;
  text?: unknown;
  "data-words"?: string;
  "data-label"?: string;
};

/**
 * React's JSX for content with foreign letters: marks each element whose own text has one, so that fonts.css sets the
 * whole text in one other typeface, or in the machine's. An attribute, because a wrapper would change layouts and
 * selectors.
 */
export function marking<Rest extends unknown[], Element>(
  create: (type: ElementType, props: unknown, ...rest: Rest) => Element,
) {
  return (type: ElementType, props: Props, ...rest: Rest): Element => {
    const { children, "data-words": words, "data-label": label } = props;
    if (typeof type !== "string") return create(type, props, ...rest);
    const has = (letters: RegExp) => hasAny(letters, [children, words, label]);
    const mark = has(machine) ? "machine" : has(foreign) ? "" : undefined;
    return create(type, mark === undefined ? props : { ...props, "data-foreign": mark }, ...rest);
  };
}

/** Whether the text of an element has one of these letters, without that of elements inside. */
function hasAny(letters: RegExp, node: unknown): boolean {
  if (typeof node === "string") return letters.test(node);
  if (Array.isArray(node)) return node.some((each) => hasAny(letters, each));
  if (!isValidElement<Props>(node)) return false;
  // A fragment, or a component like RichText, which renders its `text` without an element around it.
  const { children, text } = node.props;
  return hasAny(letters, node.type === React.Fragment ? children : text);
}

export const jsx = marking(React.jsx);
export const jsxs = marking(React.jsxs);
export { Fragment } from "react/jsx-runtime";
