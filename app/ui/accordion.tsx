import type { RichText } from "#app/content/rich-text.server.ts";
import { CopyLink } from "./copy-button.tsx";
import { Icon } from "./icons.tsx";
import { Paragraph } from "./rich-text.tsx";
import { fragmentId } from "./fragment-id.ts";

type AccordionProps = {
  /** The browser closes other items of the same name. Without one, items open independently. */
  name?: string;
  items: { question: string; answer: RichText }[];
};

/** Each question has a fragment of its own (#faq-…). */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <details
          key={question}
          id={fragmentId("faq", question)}
          className="disclosure content" // with “content” reader views keep it, whatever its id says, such as “sponsor”
          name={name}
          suppressHydrationWarning
        >
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <div>
            <Paragraph>{answer}</Paragraph>
            <CopyLink fragment={fragmentId("faq", question)} of={question} />
          </div>
        </details>
      ))}
    </div>
  );
}
