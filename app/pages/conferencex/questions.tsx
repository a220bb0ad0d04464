import type { Group } from "./content.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { fit } from "#app/ui/fit.ts";
import accordion from "#app/ui/accordion.module.css";
import styles from "./questions.module.css";

export function Questions({ faq }: { faq: Group<"faq"> }) {
  return (
    <section className={styles.questions}>
      <div className={`wrap ${accordion.section} ${styles.columns}`}>
        <h2 {...fit(faq.heading)}>{faq.heading}</h2>
        <Accordion name="faq" items={faq.questions} />
      </div>
    </section>
  );
}
