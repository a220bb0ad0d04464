import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./page.server.ts";
import { fragmentId } from "#app/ui/fragment-id.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./partner-benefits.module.css";
import prospectus from "./prospectus.module.css";

export function PartnerBenefits({ benefits }: { benefits: NonNullable<Partner["benefits"]> }) {
  return (
    <section className="wrap section">
      <h2>{UI_TEXT.benefits}</h2>
      <ul className={`${styles.list} ${prospectus.columns}`}>
        {benefits.map(({ title, text }) => (
          <li key={title} id={fragmentId("benefit", title)} className={`split ${styles.benefit}`}>
            <h3>{title}</h3>
            <Paragraph className="lead">{text}</Paragraph>
          </li>
        ))}
      </ul>
    </section>
  );
}
