import type { Group } from "./page.server.ts";
import { Orbit } from "#app/ui/orbit.tsx";
import { DayFacts } from "./day-facts.tsx";
import { DayLine } from "./day-line.tsx";
import styles from "./day-plan.module.css";

export function DayPlan({ day, isOver }: { day: Group<"day">; isOver: boolean }) {
  return (
    <section id="day" className={styles.day} data-theme="dark">
      <span className={styles.orbit}>
        <Orbit kind="moon" at={5} size="m" />
      </span>
      <div className={`wrap ${styles.content}`}>
        <h2>{day.heading}</h2>
        <DayLine schedule={day.schedule} isOver={isOver} />
        <DayFacts facts={day.facts} />
      </div>
    </section>
  );
}
