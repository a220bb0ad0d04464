import { calendarLinks, editionTimes } from "#app/schemas/calendar.server.ts";
import { loadCurrentConference } from "#app/schemas/conference.server.ts";
import { loadSite } from "#app/schemas/site.server.ts";
import { AfterFirstScreen } from "#app/ui/after-first-screen.tsx";
import { keptPageData } from "#app/ui/page-data.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/conferencex";
import { AboutConference } from "./about-conference.tsx";
import styles from "./conferencex.module.css";
import { DayPlan } from "./day-plan.tsx";
import { dateWords, hoursOfDay, weekdayWords } from "./edition-dates.ts";
import { PhaseBanner } from "./phase-banner.tsx";
import { Questions } from "./questions.tsx";
import { SneakPeek } from "./sneak-peek.tsx";
import { SpeakerGrid } from "./speaker-grid.tsx";
import { Supporters } from "./supporters.tsx";
import { TicketHero } from "./ticket-hero.tsx";
import { Welcome } from "./welcome.tsx";

export async function loader() {
  const conference = await loadCurrentConference();
  const { startTime, endTime, timeZoneLabel } = conference;
  return {
    conference,
    tagline: loadSite().tagline,
    dateWords: dateWords(conference.date),
    hours: hoursOfDay(startTime, endTime, timeZoneLabel),
    times: editionTimes(conference),
    weekdays: weekdayWords(),
    calendar: conference.phase === "over" ? undefined : calendarLinks(conference),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return keptPageData(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.conference.page);
}

export default function ConferencePage({ loaderData }: Route.ComponentProps) {
  const { conference } = loaderData;
  return (
    <div className={styles.page}>
      <PhaseBanner {...conference} />
      <TicketHero {...loaderData} />
      <AfterFirstScreen>
        <AboutConference about={conference.about} />
        <DayPlan day={conference.day} />
        <Welcome welcome={conference.welcome} />
        <SneakPeek sneakPeek={conference.sneakPeek} />
        <SpeakerGrid conference={conference} dateWords={loaderData.dateWords} />
        <Questions faq={conference.faq} />
        <Supporters partners={conference.partners} sponsors={conference.sponsors} />
      </AfterFirstScreen>
    </div>
  );
}
