import type { Partner } from "./page.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { CopyInquiry, inquiryHref } from "./get-in-touch.tsx";
import styles from "./partner-types.module.css";
import prospectus from "./prospectus.module.css";

type PartnerTypesProps = {
  partnerTypes: NonNullable<Partner["partnerTypes"]>;
  address: string;
};

export function PartnerTypes({ partnerTypes, address }: PartnerTypesProps) {
  return (
    <section className="wrap section">
      <h2>{partnerTypes.heading}</h2>
      <ul className={`${styles.list} ${prospectus.columns}`}>
        {partnerTypes.entries.map(({ id, name, text, points, inquiry, button }) => (
          <li key={id} className={styles.type}>
            <h3>{name}</h3>
            <Paragraph>{text}</Paragraph>
            {points && (
              <ul className="rows">
                {points.map((point) => (
                  <li key={point} className="label">
                    {point}
                  </li>
                ))}
              </ul>
            )}
            <div className={`${styles.actions} no-print`}>
              {button && (
                <a href={inquiryHref(address, inquiry)} className="label">
                  {button}
                </a>
              )}
              <CopyInquiry {...{ inquiry, address }} about={name} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
