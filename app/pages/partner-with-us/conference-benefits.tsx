import type { Partner } from "./content.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./conference-benefits.module.css";

export function ConferenceBenefits({
  conference,
}: {
  conference: NonNullable<Partner["conference"]>;
}) {
  return (
    <section className={styles.dawn}>
      <div className={`wrap ${styles.inner}`}>
        <h2 {...fit(conference.heading)}>{conference.heading}</h2>
        <p className={styles.text}>
          <RichText text={conference.text} />
        </p>
        {conference.facts && (
          <dl>
            {conference.facts.map(({ value, label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.value} {...fit(value, 5)}>
                  <bdi>{value}</bdi>
                </dd>
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
