import * as UI_TEXT from "#app/ui-text.ts";
import type { Projectx } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { mailtoHref } from "#app/ui/email-link.tsx";
import { fragmentId } from "#app/ui/fragment-id.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./landing.module.css";

type LandingProps = Projectx["landing"] & Pick<Projectx, "takePart">;

/** As many as are on one line, before the planet. */
const LARGE_LETTERS = 8;

export function Landing({ heading, text, takePart, facts }: LandingProps) {
  return (
    <>
      {/* The page's h1 is before the views. This one is visual only. */}
      <p
        className={`statement ${styles.name}`}
        data-long={heading.length > LARGE_LETTERS ? "" : undefined}
        aria-hidden="true"
      >
        <span className={styles.planet} />
        {heading}
      </p>
      <div className={styles.about}>
        <Paragraph className={styles.text}>{text}</Paragraph>
        {takePart && <TakePart {...takePart} />}
      </div>
      {facts && (
        <dl className={`figures ${styles.facts}`}>
          {facts.map(({ value, label }) => (
            <div key={label} id={fragmentId("fact", label)}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <h2 className={styles.editions}>{UI_TEXT.eventDetails}</h2>
    </>
  );
}

export function TakePart({ button, inquiry, text }: NonNullable<Projectx["takePart"]>) {
  const { label, to } = button;
  const [, address] = to.split("mailto:");
  return (
    <div className={`cluster ${styles.takePart}`}>
      <ButtonLink
        to={address && inquiry ? mailtoHref({ address, ...inquiry }) : to}
        icon={address ? "mail" : undefined}
      >
        {label}
      </ButtonLink>
      <Paragraph>{text}</Paragraph>
    </div>
  );
}
