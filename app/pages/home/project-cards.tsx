import type { Home } from "./content.server.ts";
import { ProjectCard } from "./project-card.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./project-cards.module.css";

const BODIES = ["violet", "pebble", "planet"] as const;

export function ProjectCards({ projects }: { projects: NonNullable<Home["projects"]> }) {
  return (
    <section className={styles.projects} aria-labelledby="projects">
      <div className="wrap">
        <h2 id="projects" {...fit(projects.heading)}>
          {projects.heading}
        </h2>
        <div className={styles.cards}>
          {projects.cards.map((card, index) => {
            const isFirst = projects.cards.findIndex((c) => c.location === card.location) === index;
            const place = isFirst && card.location ? card.location : `/${index}`;
            const body = BODIES[index % BODIES.length];
            return <ProjectCard key={card.title} card={card} id={`card${place}`} body={body} />;
          })}
        </div>
      </div>
    </section>
  );
}
