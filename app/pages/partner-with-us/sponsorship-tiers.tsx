import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { CopyInquiry, inquiryHref } from "./get-in-touch.tsx";
import prospectus from "./prospectus.module.css";
import styles from "./sponsorship-tiers.module.css";

type Tiers = NonNullable<Partner["tiers"]>;

type SponsorshipTiersProps = { tiers: Tiers; address: string };

export function SponsorshipTiers({ tiers, address }: SponsorshipTiersProps) {
  const { entries, shared = [] } = tiers;
  const highest = entries.at(-1);
  return (
    <section className={`band ${styles.tiers}`} data-theme="dark">
      <div className="wrap">
        <h2 id="tiers">{tiers.heading}</h2>
        <Paragraph className={`lead ${styles.lead}`}>{tiers.lead}</Paragraph>
        <table className={styles.table} aria-labelledby="tiers">
          <tbody className={prospectus.columns}>
            {entries.map((tier) => (
              <TierRow key={tier.id} {...{ tier, address }} isHighest={tier === highest} />
            ))}
          </tbody>
        </table>
        {shared.length > 0 && (
          <div className={styles.shared}>
            <h3>{UI_TEXT.inEveryTier}</h3>
            <dl className={`facts ${prospectus.columns}`}>
              {shared.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}

type TierRowProps = { tier: Tiers["entries"][number]; address: string; isHighest: boolean };

function TierRow({ tier, address, isHighest }: TierRowProps) {
  const { name, price, body, text, points = [], inquiry, button } = tier;
  return (
    <tr>
      <th scope="row">
        {body && (
          <span className={`${styles.body} no-print`} data-body={body}>
            <Planet kind={body} />
          </span>
        )}
        <span className={`statement ${styles.name}`}>{name} </span>
        {price && <span className={`statement ${styles.price}`}>{price}</span>}
      </th>
      <td>
        <Paragraph>{text}</Paragraph>
        {points.length > 0 && (
          <ul className="rows">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </td>
      <td className="cluster no-print">
        {button && (
          <ButtonLink
            to={inquiryHref(address, inquiry)}
            variant={isHighest ? "solid" : "outline"}
            icon="mail"
          >
            {button}
          </ButtonLink>
        )}
        <CopyInquiry {...{ inquiry, address }} about={name} />
      </td>
    </tr>
  );
}
