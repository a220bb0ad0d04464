import * as UI_TEXT from "#app/ui-text.ts";
import type { Newsletter } from "./page.server.ts";
import { Icon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./issue-card.module.css";
import { Postmark } from "./postmark.tsx";

export function IssueCard({ issue }: { issue: Newsletter["issues"][number] }) {
  const { title, date, day, desc, img, alt, issueLink } = issue;
  // As of a link preview, which has words up to its edges.
  const isWide = img && img.width > img.height * 1.7;
  return (
    <article className={styles.card}>
      {img && (
        <div className={styles.picture} data-wide={isWide ? "" : undefined}>
          <Picture picture={img} alt={alt ?? ""} sizes="(width < 44rem) 92vw, 44rem" />
        </div>
      )}
      {img && !isWide && <Postmark />}
      <div className={styles.words}>
        <h3>
          <a href={issueLink}>{title}</a>
        </h3>
        <p className={styles.date}>
          <time dateTime={date}>{day}</time>
        </p>
        <Paragraph className={styles.desc}>{desc}</Paragraph>
        {/* The title is the link, so this is visual only. */}
        <span className={`${styles.cue} no-print`} aria-hidden="true">
          {UI_TEXT.readIssue}
          <Icon name={issueLink.startsWith("/") ? "arrow" : "arrowOut"} size={20} />
        </span>
      </div>
    </article>
  );
}
