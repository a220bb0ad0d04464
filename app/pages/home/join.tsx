import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Paragraph, RichText } from "#app/ui/rich-text.tsx";
import type { Home } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import styles from "./join.module.css";

export function Join({ join }: { join: NonNullable<Home["join"]> }) {
  const { heading, text, email, button, facts, questions } = join;
  return (
    <section id="join" className={`${styles.join} section`} aria-labelledby="join-heading">
      <div className={`${styles.columns} wrap`}>
        <div className={styles.words}>
          <h2 id="join-heading" tabIndex={-1} {...fit(heading)}>
            {heading}
          </h2>
          <Paragraph>{text}</Paragraph>
        </div>
        {facts && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>
                  <RichText text={fact.text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.actions}>
          {email && (
            <p className={styles.address}>
              <EmailLink address={email} />
            </p>
          )}
          {button && <ButtonLink {...button}>{button.label}</ButtonLink>}
        </div>
        {questions && (
          <div className={styles.questions}>
            <Accordion items={questions} />
          </div>
        )}
      </div>
    </section>
  );
}
