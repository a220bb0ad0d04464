import * as UI_TEXT from "#app/ui-text.ts";
import type { Conference } from "./page.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import styles from "./questions.module.css";

export function Questions({ questions }: Pick<Conference, "questions">) {
  if (questions.length === 0) return null;
  return (
    <section className={`band ${styles.questions}`}>
      <div className={`wrap split ${styles.columns}`}>
        <h2>{UI_TEXT.conferenceQuestions}</h2>
        <Accordion name="faq" items={questions} />
      </div>
    </section>
  );
}
