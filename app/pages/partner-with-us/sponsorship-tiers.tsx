import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { CopyInquiry, inquiryHref } from "./copy-inquiry.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./sponsorship-tiers.module.css";
import blockStyles from "./tier-blocks.module.css";
import headStyles from "./tier-head.module.css";
import tableStyles from "./tier-table.module.css";

type Tiers = NonNullable<Partner["tiers"]>;

type SponsorshipTiersProps = { tiers: Tiers; address: string; contact: Partner["contact"] };

export function SponsorshipTiers({ tiers, address, contact }: SponsorshipTiersProps) {
  const { entries, rows, sharedRows } = tiers;
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
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {entries.map(({ id }, index) => (
                  <td key={id} data-label={label} {...fit(`${label} ${values[index]}`, 14)}>
                    <TierValue value={values[index]} />
                  </td>
                ))}
              </tr>
            ))}
            {entries.some(({ button }) => button) && (
              <tr className="no-print">
                <th scope="row">
                  <span className="visually-hidden">{contact.heading}</span>
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
        {sharedRows.length > 0 && (
          <div className={styles.shared}>
            {tiers.sharedHeading && <h3 {...fit(tiers.sharedHeading)}>{tiers.sharedHeading}</h3>}
            <dl>
              {sharedRows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <TierValue value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}

function TierValue({ value }: { value: Tiers["rows"][number]["values"][number] | undefined }) {
  if (typeof value !== "boolean") return value;
  return (
    <span>
      <span className={tableStyles.tick} aria-hidden="true">
        {value ? <Icon name="check" /> : "–"}
      </span>
      <span className="visually-hidden">{value ? UI_TEXT.yes : UI_TEXT.no}</span>
    </span>
  );
}
