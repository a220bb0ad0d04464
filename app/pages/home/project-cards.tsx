import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./content.server.ts";
import { ProjectCard } from "./project-card.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./project-cards.module.css";

const BODIES = ["violet", "pebble", "planet"] as const;

export function ProjectCards({ projects }: Pick<Home, "projects">) {
  if (projects.length === 0) return null;
  return (
    <section className={styles.projects} aria-labelledby="projects">
      <div className="wrap">
        <h2 id="projects" {...fit(UI_TEXT.projects)}>
          {UI_TEXT.projects}
        </h2>
        <div className={styles.cards}>
          {projects.map((card, index) => {
            const isFirst = projects.findIndex((c) => c.location === card.location) === index;
            const place = isFirst && card.location ? card.location : `/${index}`;
            const body = BODIES[index % BODIES.length];
            return <ProjectCard key={card.title} card={card} id={`card${place}`} body={body} />;
          })}
        </div>
      </div>
    </section>
  );
}
