import * as UI_TEXT from "#app/ui-text.ts";
import type { Home } from "./page.server.ts";
import { ProjectCard } from "./project-card.tsx";
import styles from "./project-cards.module.css";

const BODIES = ["violet", "pebble", "planet"] as const;

export function ProjectCards({ projects }: Pick<Home, "projects">) {
  if (projects.length === 0) return null;
  return (
    <section className={styles.projects} aria-labelledby="projects">
      <div className="wrap">
        <h2 id="projects">{UI_TEXT.projects}</h2>
        <div className={styles.cards}>
          {projects.map((card, index) => {
            const isFirst = projects.findIndex((c) => c.location === card.location) === index;
            const id = `card${(isFirst && card.location) || `/${index}`}`;
            const body = BODIES[index % BODIES.length];
            return <ProjectCard key={card.title} card={card} id={id} body={body} />;
          })}
        </div>
      </div>
    </section>
  );
}
