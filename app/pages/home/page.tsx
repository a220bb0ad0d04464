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
      {home.about && <AboutClub about={home.about} />}
      <ProjectCards projects={home.projects} />
      {home.strip && <WordStrip words={home.strip} />}
      {home.numbers && <ClubNumbers numbers={home.numbers} />}
      <TeamCards members={team} />
      {home.join && <Join join={home.join} />}
    </>
  );
}
