import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icons.tsx";

type ButtonLinkProps = {
  children: ReactNode;
  /** `solid` is the page's main action, `outline` another. `accent` is pink, once a screen. */
  variant?: "solid" | "outline" | "accent";
  icon?: IconName;
  /** Completes the label for screen readers: “Learn More about ProjectX”. */
  about?: string;
  id?: string;
} & ({ to: string; isCurrent?: boolean } | { href: string; newTab?: boolean });

/** A link styled as a button, internal (`to`) or external (`href`, https or mailto). */
export function ButtonLink({
  children,
  variant = "solid",
  icon = "arrow",
  about,
  id,
  ...target
}: ButtonLinkProps) {
  const content = (
    <>
      <span>
        {children}
        {about && <span className="visually-hidden">{` ${about}`}</span>}
      </span>
      <Icon name={icon} size={18} />
    </>
  );
  if ("to" in target) {
    return (
      <a
        id={id}
        href={target.to}
        className={styles.button}
        data-variant={variant}
        aria-current={target.isCurrent ? "page" : undefined}
      >
        {content}
      </a>
    );
  }
  return (
    <a
      id={id}
      href={target.href}
      className={styles.button}
      data-variant={variant}
      {...(target.newTab && { target: "_blank", rel: "noopener" })}
    >
      {content}
      {target.newTab && <span className="visually-hidden">{` ${UI_TEXT.opensInNewTab}`}</span>}
    </a>
  );
}
