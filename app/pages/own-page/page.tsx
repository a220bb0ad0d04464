import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { Planet } from "#app/ui/planet.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph, RichText } from "#app/ui/rich-text.tsx";
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
          {sections.map(({ heading: title, lines, pictures, layout }) => (
            <section key={title} id={fragmentId("part", title)} tabIndex={-1}>
              <h2 {...fit(title)}>{title}</h2>
              {lines.length > 0 && (
                <div className={styles.text}>
                  {lines.map(({ sign, words }, index) => (
                    <p key={index} data-sign={sign || undefined}>
                      {sign && <span>{sign.trim()} </span>}
                      <RichText text={words} />
                    </p>
                  ))}
                </div>
              )}
              {layout && (
                <ul data-pictures={layout}>
                  {pictures.map(({ alt, picture }) => (
                    <li key={picture.base}>
                      <Picture picture={picture} alt={alt} sizes={SIZES[layout]} />
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

const SIZES = {
  small: "14rem",
  one: "(width < 52rem) 92vw, 48rem",
  two: "(width < 42rem) 92vw, (width < 66rem) 46vw, 38rem",
  more: "(width < 42rem) 92vw, (width < 66rem) 46vw, 26rem",
};
