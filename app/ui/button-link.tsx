import * as UI_TEXT from "#app/ui-text.ts";
import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icons.tsx";

type ButtonLinkProps = {
  children: ReactNode;
  /** `solid` is the main action, dark on light ground and pink on dark, `outline` another. */
  variant?: "solid" | "outline";
  /** An arrow unless it is given, which points out to another site. `null` is none. */
  icon?: IconName | null;
  /** Completes the label for screen readers: “Learn More about ProjectX”. */
  about?: string;
  to: string;
  isCurrent?: boolean;
  newTab?: boolean;
};

/** A link styled as a button. */
export function ButtonLink({
  children,
  variant = "solid",
  about,
  to,
  icon = to.startsWith("http") ? "arrowOut" : "arrow",
  isCurrent,
  newTab,
}: ButtonLinkProps) {
  return (
    <a
      href={to}
      className={`label ${styles.button}`}
      data-variant={variant}
      aria-current={isCurrent ? "page" : undefined}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      <span>
        {children}
        {about && <span className="visually-hidden">{` ${about}`}</span>}
      </span>
      {icon && <Icon name={icon} size={18} />}
      {newTab && <span className="visually-hidden">{` ${UI_TEXT.opensInNewTab}`}</span>}
    </a>
  );
}
