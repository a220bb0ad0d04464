import { Logo, type LogoProps } from "./logo.tsx";
import { fit } from "./fit.ts";
import styles from "./logo-strip.module.css";

type Organisations = (LogoProps & { id: string; url?: string | undefined })[];

type LogoStripProps = {
  id?: string;
  heading: string;
  organisations: Organisations;
  levels: { name: string; organisations: Organisations }[];
};

export function LogoStrip({ id, heading, organisations, levels }: LogoStripProps) {
  return (
    <section id={id} className={styles.strip}>
      <h2 {...fit(heading)}>{heading}</h2>
      {organisations.length > 0 && <Logos organisations={organisations} />}
      {levels.length > 0 && (
        <div className={styles.levels}>
          {levels.map((level) => (
            <div key={level.name}>
              <h3 {...fit(level.name)}>{level.name}</h3>
              <Logos organisations={level.organisations} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Logos({ organisations }: { organisations: Organisations }) {
  return (
    <ul>
      {organisations.map(({ id, name, url, logo }) => (
        <li key={id}>
          <a href={url}>
            <Logo name={name} logo={logo} />
          </a>
        </li>
      ))}
    </ul>
  );
}
