import type { RichText } from "#app/content/rich-text.server.ts";
import { Logo, type LogoProps } from "./logo.tsx";
import { Paragraph } from "./rich-text.tsx";
import styles from "./logo-strip.module.css";

type Organisations = (LogoProps & {
  id: string;
  url?: string | undefined;
  sentence?: RichText | undefined;
})[];

type LogoStripProps = {
  id?: string;
  heading: string;
  organisations: Organisations;
  levels: { name: string; organisations: Organisations }[];
};

export function LogoStrip({ id, heading, organisations, levels }: LogoStripProps) {
  return (
    <section id={id} className={`split ${styles.strip}`}>
      <h2>{heading}</h2>
      <div className={styles.levels}>
        {organisations.length > 0 && <Logos organisations={organisations} />}
        {levels.map((level) => (
          <div key={level.name}>
            <h3>{level.name}</h3>
            <Logos organisations={level.organisations} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Logos({ organisations }: { organisations: Organisations }) {
  return (
    <ul>
      {organisations.map(({ id, name, url, logo, sentence }) => (
        <li key={id}>
          <a href={url}>
            <Logo name={name} logo={logo} />
          </a>
          <Paragraph>{sentence}</Paragraph>
        </li>
      ))}
    </ul>
  );
}
