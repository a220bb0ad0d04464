import type { Home } from "#app/schemas/home.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Planet } from "#app/ui/planet.tsx";
import styles from "./project-cards.module.css";

/** The club's programmes, each a card with its own theme in both colour modes (R16, R42). */
export function ProjectCards({ projects }: { projects: Home["projects"] }) {
  return (
    <section className={styles.projects} aria-labelledby="projects">
      <div className="wrap">
        <h2 id="projects">{projects.heading}</h2>
        <div className={styles.cards}>
          {projects.cards.map((card) => (
            <ProjectCard key={card.title} card={card} />
          ))}
        </div>
      </div>
    </section>
  );
}

function ProjectCard({ card }: { card: Home["projects"]["cards"][number] }) {
  const headingId = `card${card.location.replaceAll("/", "-")}`;
  return (
    <article className={styles.card} data-theme={card.theme} aria-labelledby={headingId}>
      <div className={styles.words}>
        <p className={styles.label}>{card.label}</p>
        <h3 id={headingId}>{card.title}</h3>
        <p>{card.description}</p>
        <ButtonLink
          to={card.location}
          look={card.theme === "dark" ? "accent" : "solid"}
          about={`about ${card.title}`}
        >
          {card.button}
        </ButtonLink>
      </div>
      <div className={styles.pictures}>
        <span className={styles.bubble} data-moving="" aria-hidden="true">
          <Planet kind={card.theme === "dark" ? "violet" : "pebble"} />
        </span>
        {card.images.map(({ picture, alt }) => (
          <Picture
            key={picture.base}
            picture={picture}
            alt={alt}
            sizes="(width < 46rem) 70vw, min(38vw, 34rem)"
          />
        ))}
      </div>
    </article>
  );
}
