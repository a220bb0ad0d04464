import { conferencePath } from "#app/schemas/addresses.server.ts";
import {
  conferenceYears,
  loadConferenceRecap,
  loadCurrentConference,
} from "#app/schemas/conference.server.ts";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import { AfterFirstScreen } from "#app/ui/after-first-screen.tsx";
import { keptPageData } from "#app/ui/page-data.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/conference-recap";
import styles from "./conference-recap.module.css";
import { Exhibition } from "./exhibition.tsx";
import { Mission } from "./mission.tsx";
import { OtherEdition } from "./other-edition.tsx";
import { Programme } from "./programme.tsx";
import { RecapHero } from "./recap-hero.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  const year = conferenceYears().find((each) => conferencePath(each) === path);
  if (!year) throw new Error(`There is no edition for ${path} in content/conferencex/.`);
  const recap = await loadConferenceRecap(year);
  const current = await loadCurrentConference();
  const next = {
    name: current.name,
    path: conferencePath(current.year),
    day: dayInWords(current.date),
    note: current.hero.notes[current.phase],
  };
  const earlierYear = conferenceYears().find((each) => each < year);
  return {
    recap,
    day: dayInWords(recap.date),
    next,
    earlier: earlierYear === undefined ? undefined : await earlierEdition(earlierYear),
  };
}

/** Each look-back leads on to the one before it, so that none is left without a link (B11). */
async function earlierEdition(year: number) {
  const { name, date } = await loadConferenceRecap(year);
  return { name, path: conferencePath(year), day: dayInWords(date) };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return keptPageData(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.recap.page);
}

export default function ConferenceRecapPage({
  loaderData: { recap, day, next, earlier },
}: Route.ComponentProps) {
  return (
    <div className={styles.night} data-theme="dark">
      <OtherEdition {...next} />
      <RecapHero recap={recap} day={day} />
      <AfterFirstScreen>
        <Mission mission={recap.mission} />
        <Exhibition heading={recap.highlightsHeading} highlights={recap.highlights} />
        <Programme heading={recap.speakersHeading} speakers={recap.speakers} />
        {recap.sponsors.organisations.length > 0 && (
          <div className={`wrap ${styles.sponsors}`}>
            <LogoStrip {...recap.sponsors} />
          </div>
        )}
        {earlier && <OtherEdition {...earlier} />}
      </AfterFirstScreen>
    </div>
  );
}

/** Saturday, January 27, 2024, whatever the clock of the machine that builds the page. */
function dayInWords(date: string): string {
  const words = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
  return words.format(new Date(`${date}T00:00:00Z`));
}
