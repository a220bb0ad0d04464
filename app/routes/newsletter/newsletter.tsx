import { loadNewsletter } from "#app/schemas/newsletter.server.ts";
import { AfterFirstScreen } from "#app/ui/after-first-screen.tsx";
import { keptPageData } from "#app/ui/page-data.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/newsletter";
import { NewsletterHero } from "./newsletter-hero.tsx";
import { PreviousIssues } from "./previous-issues.tsx";

export async function loader() {
  return { newsletter: await loadNewsletter() };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return keptPageData(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.newsletter.page);
}

export default function NewsletterPage({ loaderData: { newsletter } }: Route.ComponentProps) {
  return (
    <>
      <NewsletterHero
        hero={newsletter.hero}
        name={newsletter.newsletterName}
        signup={newsletter.signup}
      />
      <AfterFirstScreen>
        <PreviousIssues heading={newsletter.issuesHeading} issues={newsletter.issues} />
      </AfterFirstScreen>
    </>
  );
}
