import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import type { Conference } from "./page.server.ts";
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
  const { conference } = props;
  const { about, day, welcome, sneakPeek, questions } = conference;
  return (
    <div className="one-sheet">
      <PhaseBanner {...conference} />
      <TicketHero {...props} />
      <div>
        {about && <AboutConference about={about} />}
        {day && <DayPlan day={day} isOver={conference.phase === "over"} />}
        <SneakPeek welcome={welcome} sneakPeek={sneakPeek} />
        <SpeakerGrid speakers={conference.speakers} isHighlights={!sneakPeek}>
          <TicketTile {...conference} monthAndDay={props.dateWords.monthAndDay} />
        </SpeakerGrid>
        <Questions questions={questions} />
        <Supporters partners={conference.partners} sponsors={conference.sponsors} />
        <Closing {...conference} monthAndDay={props.dateWords.monthAndDay} />
      </div>
    </div>
  );
}

/** While tickets are sold, the hero shows the note. */
function PhaseBanner({ note, phase }: Pick<Conference, "note" | "phase">) {
  if (phase === "on-sale" || !note) return null;
  return (
    <div className={`label ${styles.banner}`} data-theme="dark">
      <p className="wrap">{note}</p>
    </div>
  );
}

function Supporters({ partners, sponsors }: Pick<Conference, "partners" | "sponsors">) {
  if (!partners && !sponsors) return null;
  return (
    <div className={`wrap section no-print ${styles.supporters}`}>
      {partners && <LogoStrip {...partners} />}
      {sponsors && <LogoStrip id="sponsors" {...sponsors} />}
    </div>
  );
}
