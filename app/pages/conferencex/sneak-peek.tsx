import type { Conference } from "./content.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./sneak-peek.module.css";

/** Links call this section #highlights. */
export function SneakPeek({ sneakPeek }: Pick<Conference, "sneakPeek">) {
  const { heading, speakers, startups } = sneakPeek;
  return (
    <section id="highlights" className={styles.peek} tabIndex={-1}>
      <div className="wrap">
        <h2>{heading}</h2>
        <div className={styles.halves}>
          <article>
            <h3>
              <span className={styles.value}>{speakers.value}</span> {speakers.heading}
            </h3>
            <p>
              <RichText text={speakers.text} />
            </p>
            {speakers.regions.length > 0 && (
              <ul className={styles.regions}>
                {speakers.regions.map((region) => (
                  <li key={region}>{region}</li>
                ))}
              </ul>
            )}
          </article>
          <article>
            <h3>
              <span className={styles.value}>{startups.value}</span> {startups.heading}
            </h3>
            <p>
              <RichText text={startups.text} />
            </p>
            <Bodies count={Number(startups.value)} />
          </article>
        </div>
      </div>
    </section>
  );
}

const MOST_BODIES = 12;

/** As many small bodies on a line as there are startups, if they can be counted. */
function Bodies({ count }: { count: number }) {
  if (!Number.isInteger(count) || count < 1 || count > MOST_BODIES) return null;
  return (
    <span className={styles.bodies} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </span>
  );
}
