import type { Group } from "./page.server.ts";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./sneak-peek.module.css";

/** Links call this section #highlights. */
export function SneakPeek({ sneakPeek }: { sneakPeek: Group<"sneakPeek"> }) {
  const { heading, text, parts = [] } = sneakPeek;
  return (
    <section id="highlights" className={styles.peek} tabIndex={-1}>
      <div className="wrap">
        <h2>{heading}</h2>
        <Paragraph>{text}</Paragraph>
        <div className={styles.halves}>
          {parts.map((part) => (
            <Half key={part.heading} {...part} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** “15+” */
const LARGE_LETTERS = 3;

type HalfProps = NonNullable<Group<"sneakPeek">["parts"]>[number];

function Half({ value, heading, text, regions = [] }: HalfProps) {
  return (
    <article>
      <h3>
        {value && (
          <span className={styles.value} data-long={value.length > LARGE_LETTERS ? "" : undefined}>
            {value}
          </span>
        )}{" "}
        {heading}
      </h3>
      <Paragraph>{text}</Paragraph>
      {regions.length > 0 ? (
        <ul className={styles.regions}>
          {regions.map((region) => (
            <li key={region}>{region}</li>
          ))}
        </ul>
      ) : (
        <Bodies count={Number(value)} />
      )}
    </article>
  );
}

const MOST_BODIES = 12;

/** As many small bodies on a line as the figure says, if it is a small whole number. */
function Bodies({ count }: { count: number }) {
  if (!Number.isInteger(count) || count < 1 || count > MOST_BODIES) return null;
  return (
    <span className={styles.bodies} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>
          <Planet kind="pebble" />
        </span>
      ))}
    </span>
  );
}
