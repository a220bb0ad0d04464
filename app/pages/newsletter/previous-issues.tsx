import * as UI_TEXT from "#app/ui-text.ts";
import type { Newsletter } from "./content.server.ts";
import { IssueCard } from "./issue-card.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./previous-issues.module.css";

export function PreviousIssues({ issues }: Pick<Newsletter, "issues">) {
  if (issues.length === 0) return null;
  return (
    <section className={`wrap ${styles.issues}`}>
      <h2 {...fit(UI_TEXT.previousIssues)}>{UI_TEXT.previousIssues}</h2>
      <ul>
        {issues.map((issue, index) => (
          <li key={issue.id}>
            <IssueCard issue={issue} sizes={sizesOf(index, issues.length)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest may take a whole row, or two of them one. */
function sizesOf(index: number, count: number): string {
  const tablet = index === 0 && count % 2 === 1 ? 44 : 26;
  const isAlone = index === 0 && count % 3 === 1;
  const desktop = isAlone ? 44 : index < 2 && count % 3 === 2 ? 38 : 26;
  return `(width < 44rem) 92vw, (width < 66rem) ${tablet}rem, ${desktop}rem`;
}
