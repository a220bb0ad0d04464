import type { Partner } from "./content.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { fit } from "#app/ui/fit.ts";
import accordion from "#app/ui/accordion.module.css";
import styles from "./partner-questions.module.css";

export function PartnerQuestions({ faq }: { faq: NonNullable<Partner["faq"]> }) {
  return (
    <section className={`wrap ${accordion.section} ${styles.questions}`}>
      <h2 {...fit(faq.heading)}>{faq.heading}</h2>
      <Accordion items={faq.questions} />
    </section>
  );
}
