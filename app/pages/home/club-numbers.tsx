import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./page.server.ts";
import styles from "./club-numbers.module.css";

/** What a column has room for at poster size. */
const LARGE_LETTERS = 4;

export function ClubNumbers({ numbers }: { numbers: NonNullable<Home["numbers"]> }) {
  return (
    <section className={`${styles.numbers} section`} aria-labelledby="numbers">
      <div className="wrap">
        <h2 id="numbers">{UI_TEXT.numbers}</h2>
        <ul>
          {numbers.map(({ value, label, link }) => (
            <li key={label}>
              <p className={styles.value} data-long={value.length > LARGE_LETTERS ? "" : undefined}>
                {value}
              </p>
              <p className={styles.label}>{label}</p>
              {link && (
                <a href={link.to} className="no-print">
                  {link.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
