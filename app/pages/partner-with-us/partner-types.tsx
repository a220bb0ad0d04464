import type { Partner } from "./page.server.ts";
import { Icon } from "#app/ui/icons.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { CopyInquiry, inquiryHref } from "./get-in-touch.tsx";
import styles from "./partner-types.module.css";

type PartnerTypesProps = {
  partnerTypes: NonNullable<Partner["partnerTypes"]>;
  address: string;
};

export function PartnerTypes({ partnerTypes, address }: PartnerTypesProps) {
  return (
    <section className={`wrap ${styles.types}`}>
      <h2>{partnerTypes.heading}</h2>
      <ul className={styles.list}>
        {partnerTypes.entries.map(({ id, name, text, points, inquiry, button }) => (
          <li key={id} className={styles.type}>
            <h3>{name}</h3>
            <Paragraph>{text}</Paragraph>
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {(button ?? inquiry) && (
              <div className={`${styles.actions} no-print`}>
                {button && (
                  <a href={inquiryHref(address, inquiry)}>
                    {button}
                    <Icon name="mail" />
                  </a>
                )}
                <CopyInquiry {...{ inquiry, address }} about={name} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
