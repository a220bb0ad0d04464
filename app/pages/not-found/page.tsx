import * as UI_TEXT from "#app/ui-text.ts";
import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { Icon } from "#app/ui/icons.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { LostSatellite } from "./lost-satellite.tsx";
import styles from "./not-found.module.css";

export default function NotFoundPage({ mainPages }: PageProps<typeof definition>) {
  return (
    <section className={styles.lost} data-theme="dark">
      <div className={`${styles.drawing} no-print`}>
        <span className={styles.planet}>
          <Planet kind="violet" />
        </span>
        <LostSatellite />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 id="page-heading" tabIndex={-1}>
          {UI_TEXT.notFound}
        </h1>
        <p className="lead">{UI_TEXT.nothingHere}</p>
        <ul className="rows">
          {mainPages.map(({ label, to }) => (
            <li key={`${to} ${label}`}>
              <a href={to} className="label">
                {label}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
