import { Paragraph } from "#app/ui/rich-text.tsx";
import type { Home } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import styles from "./events.module.css";

export function Events({ heading, entries }: NonNullable<Home["events"]>) {
  return (
    <section id="events" className="section" aria-labelledby="events-heading">
      <div className="wrap">
        <h2 id="events-heading" tabIndex={-1} {...fit(heading)}>
          {heading}
        </h2>
        <ol className={styles.events}>
          {entries.map(({ title, when, text, to }, index) => (
            <li key={index}>
              <h3 {...fit(title)}>{to ? <a href={to}>{title}</a> : title}</h3>
              {when && <time dateTime={when.date}>{when.words}</time>}
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
