import * as UI_TEXT from "#app/ui-text.ts";
import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import type { Partner } from "./page.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Paragraph, RichText } from "#app/ui/rich-text.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { PartnerBenefits } from "./partner-benefits.tsx";
import { PartnerHero } from "./partner-hero.tsx";
import { PartnerTypes } from "./partner-types.tsx";
import { SponsorshipTiers } from "./sponsorship-tiers.tsx";
import styles from "./partner-with-us.module.css";
import prospectus from "./prospectus.module.css";

export default function PartnerPage({ partner, club, tagline }: PageProps<typeof definition>) {
  const { contact } = partner;
  return (
    <div className={`one-sheet ${prospectus.prospectus}`}>
      {/* Printed pages have no header, so this names the club. */}
      <p className={`label ${prospectus.masthead}`}>
        <strong>{club}</strong>
        {tagline && <span>{tagline}</span>}
      </p>
      <PartnerHero hero={partner.hero} />
      {partner.benefits && <PartnerBenefits benefits={partner.benefits} />}
      {partner.conference && <ConferenceBenefits conference={partner.conference} />}
      {partner.tiers && <SponsorshipTiers tiers={partner.tiers} address={contact.email} />}
      {partner.partnerTypes && (
        <PartnerTypes partnerTypes={partner.partnerTypes} address={contact.email} />
      )}
      {partner.questions && (
        <section className="wrap section split">
          <h2>{UI_TEXT.partnerQuestions}</h2>
          <div className={prospectus.questions}>
            <Accordion items={partner.questions} />
          </div>
        </section>
      )}
      <GetInTouch contact={contact} address={contact.email} />
    </div>
  );
}

function ConferenceBenefits({ conference }: { conference: NonNullable<Partner["conference"]> }) {
  return (
    <section className={styles.dawn}>
      <div className="wrap section split">
        <h2>{conference.heading}</h2>
        <Paragraph className="lead">{conference.text}</Paragraph>
        {conference.facts && (
          <dl className="figures">
            {conference.facts.map(({ value, label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
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
      <span className={`${styles.limb} no-print`} />
    </section>
  );
}
