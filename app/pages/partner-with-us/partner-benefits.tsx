import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./page.server.ts";
import { fragmentId } from "#app/ui/fragment-id.ts";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./partner-benefits.module.css";

/** Not those of the tiers. */
const BODIES = ["pebble", "violet"] as const;

export function PartnerBenefits({ benefits }: { benefits: NonNullable<Partner["benefits"]> }) {
  return (
    <section className={`wrap ${styles.benefits}`}>
      <h2>{UI_TEXT.benefits}</h2>
      <ul>
        {benefits.map(({ title, text }, index) => (
          <li key={title} id={fragmentId("benefit", title)} className={styles.benefit}>
            <span className={`${styles.body} no-print`} aria-hidden="true">
              <span>
                <Planet kind={BODIES[index % BODIES.length]} />
              </span>
            </span>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </section>
  );
}
