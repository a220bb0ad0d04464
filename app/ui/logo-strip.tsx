import { Logo, type LogoProps } from "./logo.tsx";
import { Paragraph, type RichTextParts } from "./rich-text.tsx";
import { fit } from "./fit.ts";
import styles from "./logo-strip.module.css";

type Organisations = (LogoProps & {
  id: string;
  url?: string | undefined;
  sentence?: RichTextParts | undefined;
})[];

type LogoStripProps = {
  heading: string;
  organisations: Organisations;
  levels?: { name: string; organisations: Organisations }[];
};

export function hasLogos({ organisations, levels = [] }: LogoStripProps): boolean {
  return [{ organisations }, ...levels].some((level) => level.organisations.length > 0);
}

export function LogoStrip(props: LogoStripProps) {
  if (!hasLogos(props)) return null;
  const { heading, organisations, levels = [] } = props;
  const filled = levels.filter((level) => level.organisations.length > 0);
  return (
    <section className={styles.strip}>
      <h2 {...fit(heading)}>{heading}</h2>
      {organisations.length > 0 && <Logos organisations={organisations} />}
      {filled.length > 0 && (
        <div className={styles.levels}>
          {filled.map((level) => (
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
