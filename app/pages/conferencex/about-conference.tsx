import type { Group } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./about-conference.module.css";

export function AboutConference({ about }: { about: Group<"about"> }) {
  return (
    <section className={`band ${styles.about}`} data-theme="dark">
      <div className="wrap split">
        <h2>{about.heading}</h2>
        <div className={styles.text}>
          <Paragraph>{about.text}</Paragraph>
          {about.button && (
            <ButtonLink to={about.button.to} variant="outline">
              {about.button.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
