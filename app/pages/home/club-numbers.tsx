import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./page.server.ts";
import styles from "./club-numbers.module.css";

export function ClubNumbers({ numbers }: { numbers: NonNullable<Home["numbers"]> }) {
  return (
    <section className="section" aria-labelledby="numbers">
      <div className="wrap">
        <h2 id="numbers">{UI_TEXT.numbers}</h2>
        <dl className={`figures ${styles.numbers}`}>
          {numbers.map(({ value, label, to }) => (
            <div key={label}>
              <dt>
                {to ? (
                  <a href={to} data-covers="">
                    {label}
                  </a>
                ) : (
                  label
                )}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
