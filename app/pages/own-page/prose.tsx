import type { ReactNode } from "react";
import { EmailAddress } from "#app/ui/email-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ProseNode } from "./markdown.server.ts";

export function Prose({ nodes }: { nodes: ProseNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    switch (node.tag) {
      case "img": {
        const { picture, alt } = node;
        const isSmall = picture.width < 480;
        return (
          <span key={index} data-small={isSmall || undefined}>
            <Picture picture={picture} alt={alt} sizes={isSmall ? "14rem" : "min(92vw, 38rem)"} />
          </span>
        );
      }
      case "a": {
        const [only] = node.children;
        return (
          <a key={index} href={node.href}>
            {node.href === `mailto:${String(only)}` ? (
              <EmailAddress address={String(only)} />
            ) : (
              <Prose nodes={node.children} />
            )}
          </a>
        );
      }
      case "ol":
        return (
          <ol key={index} start={node.start}>
            <Prose nodes={node.children} />
          </ol>
        );
      case "table":
        // Scrolls where it is wider than the page, also by keyboard.
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div key={index} role="region" aria-label={node.label} tabIndex={0}>
            <table>
              <Prose nodes={node.children} />
            </table>
          </div>
        );
      default: {
        const { tag: Tag, children } = node;
        return (
          <Tag key={index}>{children.length > 0 ? <Prose nodes={children} /> : undefined}</Tag>
        );
      }
    }
  });
}
