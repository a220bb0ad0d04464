import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { AboutClub } from "./about-club.tsx";
import { ClubNumbers } from "./club-numbers.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Join } from "./join.tsx";
import { PartnerBanner } from "./partner-banner.tsx";
import { ProjectCards } from "./project-cards.tsx";
import { TeamCards } from "./team-cards.tsx";
import { WordStrip } from "./word-strip.tsx";

export default function HomePage({ home, team }: PageProps<typeof definition>) {
  return (
    <>
      <HomeHero hero={home.hero} />
      <PartnerBanner partners={home.partners} />
      <AboutClub about={home.about} />
      <ProjectCards projects={home.projects} />
      <WordStrip words={home.strip} />
      <ClubNumbers numbers={home.numbers} />
      <TeamCards heading={home.team.heading} lead={home.team.lead} members={team} />
      {home.join && <Join join={home.join} />}
    </>
  );
}
