import * as UI_TEXT from "#app/ui-text.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { breakable, mailtoHref } from "#app/ui/email-link.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import type { Home } from "./page.server.ts";
import styles from "./join.module.css";

export function Join({ join }: { join: NonNullable<Home["join"]> }) {
  const { text, email, inquiry, button } = join;
  return (
    <section
      id="join"
      className={`${styles.join} band`}
      data-theme="dark"
      aria-labelledby="join-heading"
    >
      <div className={`${styles.sky} no-print`}>
        <Orbit kind="pebble" />
        <Planet kind="violet" />
      </div>
      <div className={`${styles.words} wrap`}>
        <h2 id="join-heading" tabIndex={-1}>
          {UI_TEXT.joinUs}
        </h2>
        <Paragraph className="lead">{text}</Paragraph>
        {(email ?? button) && (
          <div className="cluster">
            {email && (
              <ButtonLink to={mailtoHref({ address: email, ...inquiry })} icon={null}>
                {breakable(email)}
              </ButtonLink>
            )}
            {button && (
              <ButtonLink {...button} variant={email ? "outline" : "solid"}>
                {button.label}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
