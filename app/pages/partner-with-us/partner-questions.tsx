import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./content.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { fit } from "#app/ui/fit.ts";
import accordion from "#app/ui/accordion.module.css";
import styles from "./partner-questions.module.css";

export function PartnerQuestions({ questions }: { questions: NonNullable<Partner["questions"]> }) {
  return (
    <section className={`wrap ${accordion.section} ${styles.questions}`}>
      <h2 {...fit(UI_TEXT.partnerQuestions)}>{UI_TEXT.partnerQuestions}</h2>
      <Accordion items={questions} />
    </section>
  );
}
