import { type ElementType, isValidElement, type ReactNode } from "react";
import * as React from "react/jsx-runtime";

/** The letters that only other typefaces have, from vite.config.ts. */
declare const FOREIGN_LETTERS: string;

const foreign = new RegExp(`[${FOREIGN_LETTERS}]`, "u");

type Props = { children?: ReactNode; text?: unknown; "data-words"?: string };

/**
 * React's JSX for content with foreign letters: marks each element whose own text has one, so that fonts.css sets the
 * whole text in one other typeface. An attribute, because a wrapper would change layouts and selectors.
 */
export function marking<Rest extends unknown[], Element>(
  create: (type: ElementType, props: unknown, ...rest: Rest) => Element,
) {
  return (type: ElementType, props: Props, ...rest: Rest): Element => {
    const { children, "data-words": words } = props;
    const isForeign = typeof type === "string" && hasForeign([children, words]);
    return create(type, isForeign ? { ...props, "data-foreign": "" } : props, ...rest);
  };
}

/** Whether the text of an element has a foreign letter, without that of elements inside. */
function hasForeign(node: unknown): boolean {
  if (typeof node === "string") return foreign.test(node);
  if (Array.isArray(node)) return node.some(hasForeign);
  if (!isValidElement<Props>(node)) return false;
  // A fragment, or a component like RichText, which renders its `text` without an element around it.
  const { children, text } = node.props;
  return node.type === React.Fragment ? hasForeign(children) : hasForeign(text);
}

export const jsx = marking(React.jsx);
export const jsxs = marking(React.jsxs);
export { Fragment } from "react/jsx-runtime";
