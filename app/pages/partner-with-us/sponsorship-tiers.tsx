import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { CopyInquiry, inquiryHref } from "./copy-inquiry.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./sponsorship-tiers.module.css";
import blockStyles from "./tier-blocks.module.css";
import headStyles from "./tier-head.module.css";
import tableStyles from "./tier-table.module.css";

type Tiers = NonNullable<Partner["tiers"]>;

type SponsorshipTiersProps = { tiers: Tiers; address: string };

export function SponsorshipTiers({ tiers, address }: SponsorshipTiersProps) {
  const { entries, shared = [] } = tiers;
  // Equally large in all columns.
  const names = fit(entries.map(({ name }) => name).join(" "), 1);
  const prices = fit(entries.map(({ price }) => price).join(" "), 1);
  return (
    <section className={styles.tiers} data-theme="dark">
      <div className="wrap">
        <div className={styles.intro}>
          <h2 id="sponsorship-tiers" {...fit(tiers.heading)}>
            {tiers.heading}
          </h2>
          <Paragraph>{tiers.lead}</Paragraph>
        </div>
        <table
          className={`${tableStyles.table} ${blockStyles.blocks}`}
          aria-labelledby="sponsorship-tiers"
        >
          <thead>
            <tr>
              <td />
              {entries.map(({ id, name, price, body }) => (
                <th key={id} scope="col">
                  {body && (
                    <span className={`${headStyles.body} no-print`} data-body={body}>
                      <Planet kind={body} />
                    </span>
                  )}
                  <span className={headStyles.name} {...names}>
                    {name}{" "}
                  </span>
                  {price && (
                    <span className={headStyles.price} {...prices}>
                      {price}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.some(({ points }) => points) && (
              <tr>
                <th scope="row">{tiers.heading}</th>
                {entries.map(({ id, points = [] }) => (
                  <td key={id}>
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
            <h3 {...fit(UI_TEXT.inEveryTier)}>{UI_TEXT.inEveryTier}</h3>
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
