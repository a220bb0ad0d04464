import { createElement, type ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { Block } from "./markdown.server.ts";

export function Prose({ blocks }: { blocks: string | Block[] }): ReactNode {
  if (typeof blocks === "string") return blocks;
  return blocks.map((block, index) => {
    if (typeof block === "string") return block;
    if ("picture" in block) {
      const isSmall = block.picture.width < 480;
      return (
        <span key={index} data-small={isSmall || undefined}>
          <Picture {...block} sizes={isSmall ? "14rem" : "min(92vw, 38rem)"} />
        </span>
      );
    }
    const { tag, words, ...attributes } = block;
    return createElement(tag, { key: index, ...attributes }, words && <Prose blocks={words} />);
  });
}
