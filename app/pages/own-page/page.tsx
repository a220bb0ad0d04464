import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { Planet } from "#app/ui/planet.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import { fragmentId } from "#app/ui/fragment-id.ts";
import styles from "./own-page.module.css";

export default function OwnPage({ heading, lead, sections }: PageProps<typeof definition>) {
  return (
    <>
      <div className={styles.head}>
        <span className={styles.planet}>
          <Planet kind="violet" />
        </span>
        <div className="wrap">
          <h1 id="page-heading" tabIndex={-1} {...fit(heading)}>
            {heading}
          </h1>
          <Paragraph className={styles.lead}>{lead}</Paragraph>
        </div>
      </div>
      {sections.length > 0 && (
        <div className={`wrap ${styles.sections}`}>
          {sections.map(({ heading: title, text, pictures }) => (
            <section key={title} id={fragmentId("part", title)} tabIndex={-1}>
              <h2 {...fit(title)}>{title}</h2>
              <Paragraph>{text}</Paragraph>
              {pictures.length > 0 && (
                <ul data-pictures={pictures.length}>
                  {pictures.map(({ alt, picture }) => (
                    <li key={picture.base}>
                      <Picture picture={picture} alt={alt} sizes={sizesOf(pictures.length)} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** One has a row, two share it, and more are in three columns. */
function sizesOf(count: number): string {
  if (count === 1) return "(width < 52rem) 92vw, 48rem";
  return `(width < 42rem) 92vw, (width < 66rem) 46vw, ${count === 2 ? 38 : 26}rem`;
}
