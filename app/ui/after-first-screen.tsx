import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { afterNextPaint } from "./after-next-paint.ts";
import styles from "./after-first-screen.module.css";

/**
 * What stands below a page's first screen. A page that is come to by a link shows its heading first and this right after
 * the frame in which the heading has been painted. On Back and Forward and by a link to a place on the page, which has to
 * be there, and on the prerendered page everything comes at once (docs/decisions/018-first-screen-first.md).
 */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isPop = useNavigationType() === "POP";
  const [isShown, setIsShown] = useState(isPop || hash !== "");

  useEffect(() => {
    if (isShown) return undefined;
    return afterNextPaint(() => startTransition(() => setIsShown(true)));
  }, [isShown]);

  return isShown ? children : <div className={styles.room} data-coming="" />;
}
