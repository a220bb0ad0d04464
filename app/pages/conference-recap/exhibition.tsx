import * as UI_TEXT from "#app/ui-text.ts";
import type { PastEdition } from "./page.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./exhibition.module.css";

export function Exhibition({ highlights }: Pick<PastEdition, "highlights">) {
  if (highlights.length === 0) return null;
  return (
    <section id="highlights" className={`section ${styles.exhibition}`} tabIndex={-1}>
      <div className="wrap">
        <h2>{UI_TEXT.highlights}</h2>
        <ul className={styles.wall}>
          {highlights.map(({ title, text, pictures }) => (
            <li key={title}>
              <figure data-pictures={pictures.length}>
                {pictures.length > 0 && (
                  <div className={styles.pictures}>
                    {pictures.map(({ alt, picture }) => (
                      <div key={picture.base} className={styles.frame}>
                        <Picture
                          picture={picture}
                          alt={alt}
                          sizes="(width >= 78rem) max(50rem, 31.25rem + 18.75vw), (width >= 44rem) 55vw, 92vw"
                        />
                      </div>
                    ))}
                  </div>
                )}
                <figcaption>
                  <h3>{title}</h3>
                  <Paragraph>{text}</Paragraph>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
