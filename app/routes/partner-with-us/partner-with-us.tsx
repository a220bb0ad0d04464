import { loadPartner } from "#app/schemas/partner.server.ts";
import { loadSite } from "#app/schemas/site.server.ts";
import { AfterFirstScreen } from "#app/ui/after-first-screen.tsx";
import { keptPageData } from "#app/ui/page-data.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/partner-with-us";
import { ConferenceBenefits } from "./conference-benefits.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { PartnerBenefits } from "./partner-benefits.tsx";
import { PartnerHero } from "./partner-hero.tsx";
import { PartnerQuestions } from "./partner-questions.tsx";
import { PartnerTypes } from "./partner-types.tsx";
import masthead from "./masthead.module.css";
import styles from "./prospectus.module.css";
import { SponsorshipTiers } from "./sponsorship-tiers.tsx";

export async function loader() {
  const { club, tagline } = loadSite();
  return { partner: await loadPartner(), club, tagline };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return keptPageData(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.partner.page);
}

export default function PartnerPage({ loaderData }: Route.ComponentProps) {
  const { partner, club, tagline } = loaderData;
  const { address, contact } = partner;
  return (
    <div className={styles.prospectus}>
      {/* On paper there is no header that says whose offer this is (B7). */}
      <p className={masthead.masthead}>
        <strong>{club}</strong>
        <span>{tagline}</span>
      </p>
      <PartnerHero hero={partner.hero} />
      <AfterFirstScreen>
        <PartnerBenefits benefits={partner.benefits} />
        <ConferenceBenefits conference={partner.conference} />
        <SponsorshipTiers tiers={partner.tiers} address={address} contact={contact} />
        <PartnerTypes partnerTypes={partner.partnerTypes} address={address} contact={contact} />
        <PartnerQuestions faq={partner.faq} />
        <GetInTouch contact={contact} address={address} />
      </AfterFirstScreen>
    </div>
  );
}
