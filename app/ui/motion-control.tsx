import * as UI_TEXT from "#app/ui-text.ts";
import { Icon } from "./icons.tsx";
import styles from "./motion-control.module.css";

/** The early script handles the click, so the button works before React starts. */
export function MotionControl() {
  return (
    <button
      type="button"
      className={`label ${styles.control} needs-script no-print`}
      data-motion-control=""
    >
      <span className={styles.pause}>
        <Icon name="pause" />
        <span>{UI_TEXT.pauseMotion}</span>
      </span>
      <span className={styles.play}>
        <Icon name="play" />
        <span>{UI_TEXT.playMotion}</span>
      </span>
    </button>
  );
}
