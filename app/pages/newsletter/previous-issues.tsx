import * as UI_TEXT from "#app/ui-text.ts";
import type { Newsletter } from "./page.server.ts";
import { Icon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./previous-issues.module.css";

export function PreviousIssues({ issues }: Pick<Newsletter, "issues">) {
  if (issues.length === 0) return null;
  return (
    <section className="wrap section">
      <h2>{UI_TEXT.previousIssues}</h2>
      <ul className={styles.list}>
        {issues.map((issue) => (
          <li key={issue.id}>
            <IssueCard issue={issue} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function IssueCard({ issue }: { issue: Newsletter["issues"][number] }) {
  const { title, date, day, desc, img, alt, issueLink } = issue;
  // As of a link preview, which has words up to its edges.
  const isWide = img && img.width > img.height * 1.7;
  return (
    <article className={styles.issue}>
      {img && (
        <div className={styles.picture} data-wide={isWide ? "" : undefined}>
          <Picture
            picture={img}
            alt={alt ?? ""}
            sizes="(width < 40rem) 92vw, max(39rem, 24.375rem + 14.625vw)"
          />
          {!isWide && <Postmark />}
        </div>
      )}
      <div className={styles.words}>
        <h3>
          <a href={issueLink} className={styles.link} data-covers="">
            {title}
          </a>
        </h3>
        <p className="label">
          <time dateTime={date}>{day}</time>
        </p>
        <Paragraph>{desc}</Paragraph>
        {/* The title is the link, so this is visual only. */}
        <span className={`label cluster ${styles.cue} no-print`} aria-hidden="true">
          {UI_TEXT.readIssue}
          <Icon name={issueLink.startsWith("/") ? "arrow" : "arrowOut"} size={20} />
        </span>
      </div>
    </article>
  );
}

function Postmark() {
  return (
    <svg
      className={styles.postmark}
      viewBox="0 0 150 64"
      width="112"
      height="48"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="30" />
      <circle cx="32" cy="32" r="25" />
      <circle cx="32" cy="32" r="9" />
      <path d="M23.4 34.6c-8 3.4-12.7 6-12 7.8 1 2.400 12-.6 23.500-5.400s19.800-10.200 18.800-12.600c-.7-1.700-6.200-.9-13.700 1.600" />
      <path d="M66 17c9-5 15 5 24 0s15 5 24 0 15 5 24 0M68 27c9-5 14 5 23 0s15 5 24 0 15 5 24 0M68 37c9-5 14 5 23 0s15 5 24 0 15 5 24 0M66 47c9-5 15 5 24 0s15 5 24 0 15 5 24 0" />
    </svg>
  );
}
