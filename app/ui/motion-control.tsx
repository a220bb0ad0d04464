import { Icon } from "./icons.tsx";
import styles from "./motion-control.module.css";

/**
 * The one switch for everything on the page that moves by itself. The early script does the work, so it answers
 * before React has started; without JavaScript nothing moves and the switch is not shown.
 */
export function MotionControl() {
  return (
    <button type="button" className={`${styles.control} needs-script`} data-motion-control="">
      <span className={styles.pause}>
        <Icon name="pause" />
        <span>Pause motion</span>
      </span>
      <span className={styles.play}>
        <Icon name="play" />
        <span>Play motion</span>
      </span>
    </button>
  );
}
