import * as UI_TEXT from "#app/ui-text.ts";
import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Marquee } from "#app/ui/marquee.tsx";
import { AboutClub } from "./about-club.tsx";
import { ClubNumbers } from "./club-numbers.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Join } from "./join.tsx";
import { ProjectCards } from "./project-cards.tsx";
import { TeamCards } from "./team-cards.tsx";
import styles from "./home.module.css";

export default function HomePage({ home, team }: PageProps<typeof definition>) {
  return (
    <>
      <HomeHero hero={home.hero} />
      {home.partners.length > 0 && (
        <section className={styles.banner} aria-labelledby="partners">
          <h2 id="partners" className="label">
            {UI_TEXT.partners}
          </h2>
          <Marquee still="scroll" label={UI_TEXT.partners}>
            {home.partners.map(({ id, name, url, logo }) => (
              <li key={id}>
                <a href={url} className={styles.link}>
                  <Logo name={name} logo={logo} />
                </a>
              </li>
            ))}
          </Marquee>
        </section>
      )}
      {home.about && <AboutClub about={home.about} />}
      <ProjectCards projects={home.projects} />
      {home.strip && (
        <div className={styles.strip} data-theme="dark">
          <Marquee still="wrap" label={UI_TEXT.whatTheClubDoes}>
            {home.strip.map((word) => (
              <li key={word} className={`statement ${styles.word}`}>
                {word}
              </li>
            ))}
          </Marquee>
        </div>
      )}
      {home.numbers && <ClubNumbers numbers={home.numbers} />}
      <TeamCards members={team} />
      {home.join && <Join join={home.join} />}
    </>
  );
}
