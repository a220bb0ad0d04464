import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { AboutConference } from "./about-conference.tsx";
import styles from "./conferencex.module.css";
import { DayPlan } from "./day-plan.tsx";
import { PhaseBanner } from "./phase-banner.tsx";
import { Questions } from "./questions.tsx";
import { SneakPeek } from "./sneak-peek.tsx";
import { SpeakerGrid } from "./speaker-grid.tsx";
import { Supporters } from "./supporters.tsx";
import { TicketBar } from "./ticket-bar.tsx";
import { TicketHero } from "./ticket-hero.tsx";
import { TicketTile } from "./ticket-tile.tsx";
import { Welcome } from "./welcome.tsx";

export default function ConferencePage(props: PageProps<typeof definition>) {
  const { conference } = props;
  const { about, day, welcome, sneakPeek, questions } = conference;
  return (
    <div className={styles.page}>
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
