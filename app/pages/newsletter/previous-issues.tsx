import * as UI_TEXT from "#app/ui-text.ts";
import type { Newsletter } from "./page.server.ts";
import { IssueCard } from "./issue-card.tsx";
import styles from "./previous-issues.module.css";

export function PreviousIssues({ issues }: Pick<Newsletter, "issues">) {
  if (issues.length === 0) return null;
  return (
    <section className={`wrap ${styles.issues}`}>
      <h2>{UI_TEXT.previousIssues}</h2>
      <ul>
        {issues.map((issue) => (
          <li key={issue.id}>
            <IssueCard issue={issue} />
          </li>
        ))}
      </ul>
    </section>
  );
}
