import type { Home } from "./content.server.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Marquee } from "#app/ui/marquee.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./partner-banner.module.css";

export function PartnerBanner({ partners }: { partners: NonNullable<Home["partners"]> }) {
  return (
    <section className={styles.banner} aria-labelledby="partners">
      <h2 id="partners" {...fit(partners.heading)}>
        {partners.heading}
      </h2>
      <Marquee still="scroll" label={partners.heading}>
        {partners.organisations.map(({ id, name, url, logo }) => (
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
