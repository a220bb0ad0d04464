import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import { AboutConference } from "../conferencex/about-conference.tsx";
import { DayPlan } from "../conferencex/day-plan.tsx";
import { Questions } from "../conferencex/questions.tsx";
import { SpeakerGrid } from "../conferencex/speakers.tsx";
import { Exhibition } from "./exhibition.tsx";
import { Mission } from "./mission.tsx";
import { Programme } from "./programme.tsx";
import { RecapHero } from "./recap-hero.tsx";
import styles from "./conference-recap.module.css";

export default function ConferenceRecapPage(props: PageProps<typeof definition>) {
  const { hero, next, mission, highlights, speakers, about, day, questions, earlier } = props;
  const hasHighlights = highlights.length > 0;
  const isOnlyNames = !speakers.some(({ photo, talk }) => photo ?? talk);
  const People = isOnlyNames ? Programme : SpeakerGrid;
  return (
    <div className={styles.night} data-theme="dark">
      <RecapHero {...hero} hasHighlights={hasHighlights} next={next} />
      {mission && <Mission mission={mission} />}
      <Exhibition highlights={highlights} />
      <People speakers={speakers} isHighlights={!hasHighlights} />
      {about && <AboutConference about={about} />}
      {day && <DayPlan day={day} isOver />}
      <Questions questions={questions} />
      {Object.entries({ partners: props.partners, sponsors: props.sponsors }).map(
        ([id, strip]) =>
          strip && (
            <div key={id} className={`wrap ${styles.sponsors}`}>
              <LogoStrip id={id} {...strip} />
            </div>
          ),
      )}
      <p className={`wrap ${styles.onward}`}>
        <ButtonLink to={next.path}>{next.name}</ButtonLink>
      </p>
      {earlier && (
        <p className={`wrap ${styles.onward}`}>
          <ButtonLink to={earlier.path}>{earlier.name}</ButtonLink>
        </p>
      )}
    </div>
  );
}
