import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./project-cards.module.css";

export function ProjectCards({ projects }: Pick<Home, "projects">) {
  if (projects.length === 0) return null;
  return (
    <section className="section" aria-labelledby="projects">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="projects">{UI_TEXT.projects}</h2>
          {(["violet", "planet", "pebble"] as const).map((kind) => (
            <span key={kind} className={styles.bubble}>
              <Planet kind={kind} />
            </span>
          ))}
        </div>
        <div className={styles.cards}>
          {projects.map((card, index) => {
            const isFirst = projects.findIndex((c) => c.location === card.location) === index;
            const id = `card${(isFirst && card.location) || `/${index}`}`;
            return <ProjectCard key={card.title} card={card} id={id} />;
          })}
        </div>
      </div>
    </section>
  );
}

type ProjectCardProps = { card: Home["projects"][number]; id: string };

/** Two share this width, but each is as wide before it is cropped at the sides. */
const SIZES = "(width < 76rem) 95vw, max(45rem, 28rem + 17vw)";

function ProjectCard({ card, id }: ProjectCardProps) {
  const { edition } = card;
  const headingId = id.replaceAll("/", "-");
  return (
    <article className={styles.card} data-theme={card.theme} aria-labelledby={headingId}>
      <div className={styles.words}>
        {card.label && <p className="label">{card.label}</p>}
        <h3 id={headingId}>{card.title}</h3>
        <Paragraph>{card.description}</Paragraph>
        {edition && <p className="label">{edition.title}</p>}
        {edition?.note && <p>{edition.note}</p>}
        {card.location && (
          <div className="cluster">
            <ButtonLink
              to={card.location}
              about={UI_TEXT.aboutProject.replace("{name}", card.title)}
            >
              {UI_TEXT.learnMore}
            </ButtonLink>
            {edition?.ticket && (
              <ButtonLink to={edition.ticket} variant="outline" icon="arrowOut">
                {UI_TEXT.ticket}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {card.images.length > 0 && (
        <div className={styles.pictures}>
          {card.images.map(({ picture, alt }) => (
            <Picture key={picture.base} picture={picture} alt={alt} sizes={SIZES} />
          ))}
        </div>
      )}
    </article>
  );
}
