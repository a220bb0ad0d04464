import { ButtonLink } from "#app/ui/button-link.tsx";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import styles from "./conference-recap.module.css";
import { Exhibition } from "./exhibition.tsx";
import { Mission } from "./mission.tsx";
import { OtherEdition } from "./other-edition.tsx";
import { Programme } from "./programme.tsx";
import { RecapHero } from "./recap-hero.tsx";

export default function ConferenceRecapPage({
  recap,
  day,
  next,
  earlier,
}: PageProps<typeof definition>) {
  return (
    <div className={styles.night} data-theme="dark">
      <RecapHero recap={recap} day={day} next={next} />
      {recap.mission && <Mission mission={recap.mission} />}
      <Exhibition heading={recap.highlightsHeading} highlights={recap.highlights} />
      <Programme heading={recap.speakersHeading} speakers={recap.speakers} />
      {recap.sponsors && (
        <div className={`wrap ${styles.sponsors}`}>
          <LogoStrip {...recap.sponsors} />
        </div>
      )}
      <p className={`wrap ${styles.onward}`}>
        <ButtonLink to={next.path}>{next.name}</ButtonLink>
      </p>
      {earlier && <OtherEdition {...earlier} />}
    </div>
  );
}
