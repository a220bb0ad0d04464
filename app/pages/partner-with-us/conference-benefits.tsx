import type { Partner } from "./page.server.ts";
import { Paragraph, RichText } from "#app/ui/rich-text.tsx";
import styles from "./conference-benefits.module.css";

export function ConferenceBenefits({
  conference,
}: {
  conference: NonNullable<Partner["conference"]>;
}) {
  return (
    <section className={styles.dawn}>
      <div className={`wrap ${styles.inner}`}>
        <h2>{conference.heading}</h2>
        <Paragraph className={styles.text}>{conference.text}</Paragraph>
        {conference.facts && (
          <dl>
            {conference.facts.map(({ value, label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.value}>{value}</dd>
                {text && (
                  <dd className={styles.note}>
                    <RichText text={text} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
