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
  const { address, contact } = partner;
  return (
    <div className={styles.prospectus}>
      {/* Printed pages have no header, so this names the club. */}
      <p className={masthead.masthead}>
        <strong>{club}</strong>
        {tagline && <span>{tagline}</span>}
      </p>
      <PartnerHero hero={partner.hero} />
      <PartnerBenefits benefits={partner.benefits} />
      <ConferenceBenefits conference={partner.conference} />
      <SponsorshipTiers tiers={partner.tiers} address={address} contact={contact} />
      <PartnerTypes partnerTypes={partner.partnerTypes} address={address} contact={contact} />
      <PartnerQuestions faq={partner.faq} />
      <GetInTouch contact={contact} address={address} />
    </div>
  );
}
