import { CopyLink } from "./copy-button.tsx";
import { Icon } from "./icons.tsx";
import { RichText, type RichTextParts } from "./rich-text.tsx";
import { fit } from "./fit.ts";
import styles from "./accordion.module.css";

type AccordionProps = {
  /** The browser closes other items of the same name. Without one, items open independently. */
  name?: string;
  items: { question: string; answer: RichTextParts }[];
};

/** Each question has a fragment of its own (#faq-…). */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} id={faqId(question)} name={name} suppressHydrationWarning>
          <summary>
            <h3 {...fit(question)}>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            <p>
              <RichText text={answer} />
            </p>
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
