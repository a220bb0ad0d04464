import * as UI_TEXT from "#app/ui-text.ts";
import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { AboutConference } from "../conferencex/about-conference.tsx";
import { DayPlan } from "../conferencex/day-plan.tsx";
import { Questions } from "../conferencex/questions.tsx";
import { SpeakerGrid, type SpeakersProps } from "../conferencex/speakers.tsx";
import { Exhibition } from "./exhibition.tsx";
import { RecapHero } from "./recap-hero.tsx";
import styles from "./conference-recap.module.css";

export default function ConferenceRecapPage(props: PageProps<typeof definition>) {
  const { edition, next, earlier } = props;
  const { mission, highlights, speakers, about, day, questions, partners, sponsors } = edition;
  const isOnlyNames = !speakers.some(({ photo, talk }) => photo ?? talk);
  const People = isOnlyNames ? Programme : SpeakerGrid;
  return (
    <div className={styles.night} data-theme="dark">
      <RecapHero {...props} />
      {mission && (
        <section className={`section ${styles.mission}`}>
          <div className="wrap split">
            <h2>{UI_TEXT.mission}</h2>
            <Paragraph className={styles.words}>{mission}</Paragraph>
          </div>
        </section>
      )}
      <Exhibition highlights={highlights} />
      <People speakers={speakers} isHighlights={highlights.length === 0} />
      {about && <AboutConference about={about} />}
      {day && <DayPlan day={day} isOver />}
      <Questions questions={questions} />
      {Object.entries({ partners, sponsors }).map(
        ([id, strip]) =>
          strip && (
            <div key={id} className="wrap section">
              <LogoStrip id={id} {...strip} />
            </div>
          ),
      )}
      <div className={`no-print ${styles.onward}`}>
        <div className="wrap">
          {next.day && <p className="statement">{next.day}</p>}
          <p className="cluster">
            <ButtonLink to={next.path}>{next.name}</ButtonLink>
            {earlier && (
              <ButtonLink to={earlier.path} variant="outline">
                {earlier.name}
              </ButtonLink>
            )}
          </p>
        </div>
        <Horizon sun="risen" />
      </div>
    </div>
  );
}

/** Speakers of whom no more than the name and what they are is known. */
function Programme({ speakers, isHighlights }: SpeakersProps) {
  if (speakers.length === 0) return null;
  return (
    <section className="section" {...(isHighlights && { id: "highlights", tabIndex: -1 })}>
      <div className="wrap split">
        <h2>{UI_TEXT.speakers}</h2>
        <ul className={`rows ${styles.programme}`}>
          {speakers.map(({ id, name, title, employer }) => (
            <li key={id} id={`speaker-${id}`}>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              {(title ?? employer) && (
                <p>
                  {title}
                  {employer}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
