import type { Group } from "./page.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./day-facts.module.css";

export function DayFacts({ facts }: Pick<Group<"day">, "facts">) {
  if (facts.length === 0) return null;
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        {facts.map(({ label, text }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
