import type { Newsletter } from "./content.server.ts";
import { IssueCard } from "./issue-card.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./previous-issues.module.css";

type PreviousIssuesProps = { heading: string | undefined; issues: Newsletter["issues"] };

export function PreviousIssues({ heading, issues }: PreviousIssuesProps) {
  if (issues.length === 0) return null;
  return (
    <section className={`wrap ${styles.issues}`}>
      <h2 {...fit(heading)}>{heading}</h2>
      <ul>
        {issues.map((issue, index) => (
          <li key={issue.id}>
            <IssueCard issue={issue} isNewest={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
