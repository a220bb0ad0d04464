import { CopyLink } from "./copy-button.tsx";
import { Icon } from "./icons.tsx";
import styles from "./accordion.module.css";

type AccordionProps = {
  /** Items that share a name close each other; the browser does the work, with or without script (R30, R38). */
  name: string;
  items: { question: string; answer: string }[];
};

/** Questions and answers, one open at a time; each has an address of its own (#faq-…, B5). */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} id={faqId(question)} name={name} suppressHydrationWarning>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            <p>{answer}</p>
            <CopyLink fragment={faqId(question)} of={question} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** `faq-` and the question's words: the fragment that opens it. */
function faqId(question: string): string {
  return `faq-${question
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[’'\p{Mark}]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}
