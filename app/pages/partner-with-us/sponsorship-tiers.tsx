import type { Partner } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { type EmailAddress, mailtoHref } from "#app/ui/email-link.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { CopyInquiry } from "./copy-inquiry.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./sponsorship-tiers.module.css";
import blockStyles from "./tier-blocks.module.css";
import tableStyles from "./tier-table.module.css";

type SponsorshipTiersProps = {
  tiers: Partner["tiers"];
  address: EmailAddress;
  contact: Partner["contact"];
};

export function SponsorshipTiers({ tiers, address, contact }: SponsorshipTiersProps) {
  const { entries, rows } = tiers;
  return (
    <section className={styles.tiers} data-theme="dark">
      <div className="wrap">
        <div className={styles.intro}>
          <h2 id="sponsorship-tiers">{tiers.heading}</h2>
          <p>
            <RichText text={tiers.lead} />
          </p>
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
                  <span className={`${tableStyles.body} no-print`} data-body={body}>
                    <Planet kind={body} />
                  </span>
                  <span className={tableStyles.name}>{name} </span>
                  <span className={tableStyles.price}>{price}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {entries.map(({ id }, index) => (
                  <td key={id} data-label={label}>
                    {values[index]}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="no-print">
              <th scope="row">
                <span className="visually-hidden">{contact.heading}</span>
              </th>
              {entries.map(({ id, name, inquiry, button }, index) => (
                <td key={id}>
                  <ButtonLink
                    href={mailtoHref({ address, ...inquiry })}
                    variant={index === entries.length - 1 ? "accent" : "outline"}
                    icon="mail"
                  >
                    {button}
                  </ButtonLink>
                  <CopyInquiry {...{ inquiry, address, contact }} about={name} variant="plain" />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <p className={styles.note}>
          <RichText text={tiers.note} />
        </p>
      </div>
    </section>
  );
}
