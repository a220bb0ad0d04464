import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import type { Conference, Group } from "./page.server.ts";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { TypedWords } from "#app/ui/typed-words.tsx";
import { AboutConference } from "./about-conference.tsx";
import { DayPlan } from "./day-plan.tsx";
import { Questions } from "./questions.tsx";
import { SneakPeek } from "./sneak-peek.tsx";
import { SpeakerGrid } from "./speakers.tsx";
import { TicketHero } from "./ticket-hero.tsx";
import { TicketBar, TicketTile } from "./tickets.tsx";
import styles from "./conferencex.module.css";

export default function ConferencePage(props: PageProps<typeof definition>) {
  const { conference } = props;
  const { about, day, welcome, sneakPeek, questions } = conference;
  return (
    <div className="one-sheet">
      <PhaseBanner {...conference} />
      <TicketHero {...props} />
      <div>
        {about && <AboutConference about={about} />}
        {day && <DayPlan day={day} isOver={conference.phase === "over"} />}
        {welcome && <Welcome welcome={welcome} />}
        {sneakPeek && <SneakPeek sneakPeek={sneakPeek} />}
        <SpeakerGrid speakers={conference.speakers} isHighlights={!sneakPeek}>
          <TicketTile {...conference} monthAndDay={props.dateWords.monthAndDay} />
        </SpeakerGrid>
        <Questions questions={questions} />
        <Supporters partners={conference.partners} sponsors={conference.sponsors} />
        <TicketBar {...conference} />
      </div>
    </div>
  );
}

/** While tickets are sold, the hero shows the note. */
function PhaseBanner({ note, phase }: Pick<Conference, "note" | "phase">) {
  if (phase === "on-sale" || !note) return null;
  return (
    <div className={styles.banner} data-theme="dark">
      <p className="wrap">{note}</p>
    </div>
  );
}

function Welcome({ welcome }: { welcome: Group<"welcome"> }) {
  const { typedWords = [] } = welcome;
  return (
    <section className={styles.welcome}>
      <div className={`wrap ${styles.content}`}>
        <h2>
          <span className={styles.greeting}>{welcome.heading}</span>{" "}
          {typedWords.length > 0 && (
            <span className={styles.words}>
              <TypedWords words={typedWords} spoken={welcome.spokenWords} />
            </span>
          )}
        </h2>
        <Paragraph>{welcome.text}</Paragraph>
      </div>
    </section>
  );
}

function Supporters({ partners, sponsors }: Pick<Conference, "partners" | "sponsors">) {
  if (!partners && !sponsors) return null;
  return (
    <div className={`wrap ${styles.supporters}`}>
      {partners && <LogoStrip {...partners} />}
      {sponsors && <LogoStrip id="sponsors" {...sponsors} />}
    </div>
  );
}
