import { createElement, type ReactNode } from "react";
import type { RichText as RichTextParts } from "#app/content/rich-text.server.ts";
import { breakable } from "./email-link.tsx";

/** A text with links, bold words and italics. */
export function RichText({ text }: { text: RichTextParts }): ReactNode {
  if (typeof text === "string") return text;
  return text.map((part, index) => {
    if (typeof part === "string") return part;
    const { tag, href, words } = part;
    const isAddress = href === `mailto:${String(words)}`;
    const content = isAddress ? breakable(String(words)) : <RichText text={words} />;
    return createElement(tag, { key: index, href }, content);
  });
}

type ParagraphProps = { className?: string | undefined; children: RichTextParts | undefined };

/** Left out if the content has no text for it. */
export function Paragraph({ className, children }: ParagraphProps) {
  if (!children) return null;
  return (
    <p className={className}>
      <RichText text={children} />
    </p>
  );
}
