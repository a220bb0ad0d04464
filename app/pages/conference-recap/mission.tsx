import type { ConferenceRecap } from "./content.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./mission.module.css";

export function Mission({ mission }: { mission: NonNullable<ConferenceRecap["mission"]> }) {
  return (
    <section className={styles.mission}>
      <div className={`wrap ${styles.columns}`}>
        <h2 {...fit(mission.heading)}>{mission.heading}</h2>
        <Paragraph>{mission.text}</Paragraph>
      </div>
    </section>
  );
}
