import * as UI_TEXT from "#app/ui-text.ts";
import type { Conference } from "./content.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { fit } from "#app/ui/fit.ts";
import accordion from "#app/ui/accordion.module.css";
import styles from "./questions.module.css";

export function Questions({ questions }: Pick<Conference, "questions">) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions}>
      <div className={`wrap ${accordion.section} ${styles.columns}`}>
        <h2 {...fit(UI_TEXT.conferenceQuestions)}>{UI_TEXT.conferenceQuestions}</h2>
        <Accordion name="faq" items={questions} />
      </div>
    </section>
  );
}
