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
      {welcome && <Welcome welcome={welcome} />}
      {sneakPeek && <Highlights sneakPeek={sneakPeek} />}
    </div>
  );
}

function Welcome({ welcome }: { welcome: Group<"welcome"> }) {
  const { heading, typedWords = [], spokenWords, text } = welcome;
  return (
    <section className="split">
      <h2>
        <span className={styles.greeting}>{heading}</span>{" "}
        {typedWords.length > 0 && (
          <span className={styles.words}>
            <TypedWords words={typedWords} spoken={spokenWords} />
          </span>
        )}
      </h2>
      <Paragraph className={styles.text}>{text}</Paragraph>
    </section>
  );
}

/** Links call this section #highlights. */
function Highlights({ sneakPeek }: { sneakPeek: Group<"sneakPeek"> }) {
  const { heading, text, parts = [] } = sneakPeek;
  return (
    <section id="highlights" className={`split ${styles.highlights}`} tabIndex={-1}>
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Paragraph>{text}</Paragraph>
      </div>
      <div className={styles.parts}>
        {parts.map((part) => (
          <article key={part.heading}>
            <h3>
              {part.value && <span className={styles.value}>{part.value}</span>} {part.heading}
            </h3>
            <Paragraph>{part.text}</Paragraph>
            {part.regions && (
              <ul className={`label rows ${styles.regions}`}>
                {part.regions.map((region) => (
                  <li key={region}>{region}</li>
                ))}
              </ul>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
