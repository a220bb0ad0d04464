import type { FocusEvent, ReactNode } from "react";
import styles from "./marquee.module.css";

type MarqueeProps = {
  /** The list's items, as `<li>` elements. They are rendered twice; the copy is visual only. */
  children: ReactNode;
  /** While paused: a scrollable row, whose items must be links for keyboard access, or wrapped lines. */
  still: "scroll" | "wrap";
  label: string;
};

export function Marquee({ children, still, label }: MarqueeProps) {
  return (
    <div className={styles.marquee} data-still={still} onFocus={bringIntoView}>
      <ul aria-label={label}>{children}</ul>
      <ul aria-hidden="true" inert>
        {children}
      </ul>
    </div>
  );
}

/** Browsers do not scroll to half hidden elements. Only for the keyboard, because nothing may move under a pointer. */
function bringIntoView({ target }: FocusEvent) {
  if (!target.matches(":focus-visible")) return;
  target.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
}
