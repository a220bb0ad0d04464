import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Block } from "./markdown.server.ts";

export function Prose({ blocks }: { blocks: Block[] }): ReactNode {
  return blocks.map((block, index) => <Piece key={index} {...block} />);
}

function Piece(block: Block): ReactNode {
  switch (block.tag) {
    case "ul":
    case "ol":
      return (
        <block.tag start={block.start}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Prose blocks={item} />
            </li>
          ))}
        </block.tag>
      );
    case "blockquote":
      return (
        <blockquote>
          <Prose blocks={block.blocks} />
        </blockquote>
      );
    case "hr":
      return <hr />;
    case "figure":
      return (
        <figure>
          {block.pictures.map(({ picture, alt }, index) => {
            const isSmall = picture.width < 480;
            return (
              <span key={index} data-small={isSmall || undefined}>
                <Picture {...{ picture, alt }} sizes={isSmall ? "14rem" : "min(92vw, 38rem)"} />
              </span>
            );
          })}
        </figure>
      );
    case "table":
      return <Table {...block} />;
    case "text":
      return <RichText text={block.text} />;
    default:
      return (
        <block.tag>
          <RichText text={block.text} />
        </block.tag>
      );
  }
}

/** Scrolls where it is wider than the page, also by keyboard. */
function Table({ head, rows }: Extract<Block, { tag: "table" }>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={head.filter(Boolean).join(", ")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell ? (
                <th key={column}>
                  <RichText text={cell} />
                </th>
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
