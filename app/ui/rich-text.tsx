import type { ReactNode } from "react";

/** A text with links, bold words and italics. A plain one is a string. */
export type RichTextParts =
  | string
  | (
      | string
      | { bold: RichTextParts }
      | { italic: RichTextParts }
      | { to: string; words: RichTextParts }
    )[];

export function RichText({ text }: { text: RichTextParts }): ReactNode {
  if (typeof text === "string") return text;
  return text.map((part, index) => {
    if (typeof part === "string") return part;
    if ("bold" in part)
      return (
        <strong key={index}>
          <RichText text={part.bold} />
        </strong>
      );
    if ("italic" in part)
      return (
        <em key={index}>
          <RichText text={part.italic} />
        </em>
      );
    return (
      <a key={index} href={part.to}>
        <RichText text={part.words} />
      </a>
    );
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
