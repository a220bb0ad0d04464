import type { Group } from "./page.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { TypedWords } from "#app/ui/typed-words.tsx";
import styles from "./sneak-peek.module.css";

type SneakPeekProps = { welcome?: Group<"welcome">; sneakPeek?: Group<"sneakPeek"> };

/** Two headings of one section, of which an edition may have either. */
export function SneakPeek({ welcome, sneakPeek }: SneakPeekProps) {
  if (!welcome && !sneakPeek) return null;
  return (
    <div className={`wrap section no-print ${styles.peek}`}>
      {welcome && (
        <section className="split">
          <h2>
            {welcome.heading}{" "}
            {welcome.typedWords && (
              <TypedWords words={welcome.typedWords} spoken={welcome.spokenWords} />
            )}
          </h2>
          <Paragraph className={styles.text}>{welcome.text}</Paragraph>
        </section>
      )}
      {/* Links call this section #highlights. */}
      {sneakPeek && (
        <section id="highlights" className={`split ${styles.highlights}`} tabIndex={-1}>
          <div className={styles.heading}>
            <h2>{sneakPeek.heading}</h2>
            <Paragraph>{sneakPeek.text}</Paragraph>
          </div>
          <div className={styles.parts}>
            {sneakPeek.parts?.map(({ value, heading, text, regions }) => (
              <article key={heading}>
                <h3>
                  {value && (
                    <>
                      <span className={styles.value}>{value}</span> <br />
                    </>
                  )}
                  {heading}
                </h3>
                <Paragraph>{text}</Paragraph>
                {regions && (
                  <ul className={`label rows ${styles.regions}`}>
                    {regions.map((region) => (
                      <li key={region}>{region}</li>
                    ))}
                  </ul>
                )}
              </article>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
