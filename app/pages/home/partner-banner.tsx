import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./content.server.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Marquee } from "#app/ui/marquee.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./partner-banner.module.css";

export function PartnerBanner({ partners }: Pick<Home, "partners">) {
  if (partners.length === 0) return null;
  return (
    <section className={styles.banner} aria-labelledby="partners">
      <h2 id="partners" {...fit(UI_TEXT.partners)}>
        {UI_TEXT.partners}
      </h2>
      <Marquee still="scroll" label={UI_TEXT.partners}>
        {partners.map(({ id, name, url, logo }) => (
          <li key={id}>
            <a href={url} className={styles.link}>
              <Logo name={name} logo={logo} />
            </a>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
