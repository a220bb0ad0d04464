import type { Projectx } from "./page.server.ts";
import styles from "./edition-notice.module.css";
import { TakePart } from "./take-part.tsx";

type EditionNoticeProps = { notice: string } & Pick<Projectx, "takePart">;

export function EditionNotice({ notice, takePart }: EditionNoticeProps) {
  return (
    <div className={`wrap ${styles.notice}`}>
      <div className={styles.screen} data-theme="dark">
        <span className={styles.signals} aria-hidden="true" />
        <h2>
          {notice}
          <span className={styles.cursor} aria-hidden="true" />
        </h2>
        {takePart && <TakePart {...takePart} />}
      </div>
    </div>
  );
}
