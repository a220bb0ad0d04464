import type { ConferenceRecap } from "#app/content/conference.server.ts";
import styles from "./mission.module.css";

/** The aim of the conference, set as a statement. */
export function Mission({ mission }: Pick<ConferenceRecap, "mission">) {
  return (
    <section className={styles.mission}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{mission.heading}</h2>
        <p>{mission.text}</p>
      </div>
    </section>
  );
}
