import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { ConferenceBenefits } from "./conference-benefits.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { PartnerBenefits } from "./partner-benefits.tsx";
import { PartnerHero } from "./partner-hero.tsx";
import { PartnerQuestions } from "./partner-questions.tsx";
import { PartnerTypes } from "./partner-types.tsx";
import masthead from "./masthead.module.css";
import styles from "./prospectus.module.css";
import { SponsorshipTiers } from "./sponsorship-tiers.tsx";

export default function PartnerPage({ partner, club, tagline }: PageProps<typeof definition>) {
  const { contact } = partner;
  return (
    <div className={styles.prospectus}>
      {/* Printed pages have no header, so this names the club. */}
      <p className={masthead.masthead}>
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
      {partner.questions && <PartnerQuestions questions={partner.questions} />}
      <GetInTouch contact={contact} address={contact.email} />
    </div>
  );
}
