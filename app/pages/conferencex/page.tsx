import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import { AboutConference } from "./about-conference.tsx";
import { DayPlan } from "./day-plan.tsx";
import { Questions } from "./questions.tsx";
import { SneakPeek } from "./sneak-peek.tsx";
import { SpeakerGrid } from "./speakers.tsx";
import { TicketHero } from "./ticket-hero.tsx";
import { Closing, TicketTile } from "./tickets.tsx";
import styles from "./conferencex.module.css";

export default function ConferencePage(props: PageProps<typeof definition>) {
  const { conference, dateWords } = props;
  const { note, phase, about, day, welcome, sneakPeek, partners, sponsors } = conference;
  return (
    <div className="one-sheet">
      {/* While tickets are sold, the hero shows the note. */}
      {phase !== "on-sale" && note && (
        <div className={`label ${styles.banner}`} data-theme="dark">
          <p className="wrap">{note}</p>
        </div>
      )}
      <TicketHero {...props} />
      <div>
        {about && <AboutConference about={about} />}
        {day && <DayPlan day={day} isOver={phase === "over"} />}
        <SneakPeek welcome={welcome} sneakPeek={sneakPeek} />
        <SpeakerGrid speakers={conference.speakers} isHighlights={!sneakPeek}>
          <TicketTile {...conference} monthAndDay={dateWords.monthAndDay} />
        </SpeakerGrid>
        <Questions questions={conference.questions} />
        {(partners ?? sponsors) && (
          <div className={`wrap section no-print ${styles.supporters}`}>
            {partners && <LogoStrip {...partners} />}
            {sponsors && <LogoStrip id="sponsors" {...sponsors} />}
          </div>
        )}
        <Closing {...conference} monthAndDay={dateWords.monthAndDay} />
      </div>
    </div>
  );
}
