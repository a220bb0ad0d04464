import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { NewsletterHero } from "./newsletter-hero.tsx";
import { PreviousIssues } from "./previous-issues.tsx";

export default function NewsletterPage({ newsletter }: PageProps<typeof definition>) {
  return (
    <>
      <NewsletterHero {...newsletter} />
      <PreviousIssues issues={newsletter.issues} />
    </>
  );
}
