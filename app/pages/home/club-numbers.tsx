import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import styles from "./club-numbers.module.css";

/** Short enough for a column at poster size: “8-week”. */
const HYPHENATED = /^(?=.{3,8}$)[^\s-]+-[^\s-]+$/;

export function ClubNumbers({ numbers }: { numbers: NonNullable<Home["numbers"]> }) {
  return (
    <section className={`${styles.numbers} section`} aria-labelledby="numbers">
      <div className="wrap">
        <h2 id="numbers" {...fit(UI_TEXT.numbers)}>
          {UI_TEXT.numbers}
        </h2>
        <ul>
          {numbers.map(({ value, label, link }) => (
            <li key={label}>
              <p
                className={styles.value}
                {...fit(value, 0)}
                data-hyphenated={HYPHENATED.test(value) ? "" : undefined}
              >
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
