import type { ConferenceRecap } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import styles from "./programme.module.css";

type ProgrammeProps = { heading: string; speakers: ConferenceRecap["speakers"] };

export function Programme({ heading, speakers }: ProgrammeProps) {
  if (speakers.length === 0) return null;
  return (
    <section className={styles.programme}>
      <div className="wrap">
        <h2 {...fit(heading)}>{heading}</h2>
        <ul>
          {speakers.map(({ id, name, role }) => (
            <li key={id} id={`speaker-${id}`}>
              <h3 {...fit(name)}>
                <bdi>{name}</bdi>
              </h3>
              {role && <p>{role}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
