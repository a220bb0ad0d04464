import { loadHome } from "#app/schemas/home.server.ts";
import { loadTeam } from "#app/schemas/team.server.ts";
import { AfterFirstScreen } from "#app/ui/after-first-screen.tsx";
import { keptPageData } from "#app/ui/page-data.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { AboutClub } from "./about-club.tsx";
import { ClubNumbers } from "./club-numbers.tsx";
import { HomeHero } from "./home-hero.tsx";
import { PartnerBanner } from "./partner-banner.tsx";
import { ProjectCards } from "./project-cards.tsx";
import { TeamCards } from "./team-cards.tsx";
import { WordStrip } from "./word-strip.tsx";
import type { Route } from "./+types/home";

export async function loader() {
  return { home: await loadHome(), team: await loadTeam() };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return keptPageData(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.home.page);
}

export default function HomePage({ loaderData: { home, team } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={home.hero} />
      <AfterFirstScreen>
        <PartnerBanner partners={home.partners} />
        <AboutClub about={home.about} />
        <ProjectCards projects={home.projects} />
        <WordStrip words={home.strip} />
        <ClubNumbers numbers={home.numbers} />
        <TeamCards heading={home.team.heading} lead={home.team.lead} members={team} />
      </AfterFirstScreen>
    </>
  );
}
