import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { Planet } from "#app/ui/planet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Prose } from "./prose.tsx";
import styles from "./own-page.module.css";
import prose from "./prose.module.css";

export default function OwnPage({ heading, sections }: PageProps<typeof definition>) {
  return (
    <>
      <div className={styles.head}>
        <span className={styles.planet}>
          <Planet kind="violet" />
        </span>
        <div className="wrap">
          <h1 id="page-heading" tabIndex={-1}>
            {heading}
          </h1>
        </div>
      </div>
      <div className={`wrap ${prose.page}`}>
        {sections.map(({ id, heading: title, blocks }, index) => (
          <section
            key={index}
            className={`split ${prose.section}`}
            id={id}
            tabIndex={id ? -1 : undefined}
          >
            {title && (
              <h2 className="statement">
                <RichText text={title} />
              </h2>
            )}
            <div className={prose.text}>
              <Prose blocks={blocks} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
