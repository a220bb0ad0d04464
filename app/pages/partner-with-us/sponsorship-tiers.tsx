import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { CopyInquiry, inquiryHref } from "./get-in-touch.tsx";
import styles from "./sponsorship-tiers.module.css";
import blockStyles from "./tier-blocks.module.css";
import tableStyles from "./tier-table.module.css";

type Tiers = NonNullable<Partner["tiers"]>;

type SponsorshipTiersProps = { tiers: Tiers; address: string };

export function SponsorshipTiers({ tiers, address }: SponsorshipTiersProps) {
  const { entries, shared = [] } = tiers;
  return (
    <section className={styles.tiers} data-theme="dark">
      <div className="wrap">
        <div className={styles.intro}>
          <h2 id="tiers">{tiers.heading}</h2>
          <Paragraph>{tiers.lead}</Paragraph>
        </div>
        <table className={`${tableStyles.table} ${blockStyles.blocks}`} aria-labelledby="tiers">
          <thead>
            <tr>
              <td />
              {entries.map(({ id, name, price, body }) => (
                <th key={id} scope="col">
                  {body && (
                    <span className={`${tableStyles.body} no-print`} data-body={body}>
                      <Planet kind={body} />
                    </span>
                  )}
                  <span className={tableStyles.name}>{name} </span>
                  {price && <span className={tableStyles.price}>{price}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.some(({ text, points }) => text ?? points) && (
              <tr>
                <th scope="row">{tiers.heading}</th>
                {entries.map(({ id, text, points = [] }) => (
                  <td key={id}>
                    <Paragraph>{text}</Paragraph>
                    <ul>
                      {points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            )}
            {entries.some(({ button }) => button) && (
              <tr className="no-print">
                <th scope="row">
                  <span className="visually-hidden">{UI_TEXT.getInTouch}</span>
                </th>
                {entries.map(({ id, name, inquiry, button }) => (
                  <td key={id}>
                    {button && (
                      <ButtonLink to={inquiryHref(address, inquiry)} variant="accent" icon="mail">
                        {button}
                      </ButtonLink>
                    )}
                    <CopyInquiry {...{ inquiry, address }} about={name} />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
        {shared.length > 0 && (
          <div className={styles.shared}>
            <h3>{UI_TEXT.inEveryTier}</h3>
            <dl>
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
