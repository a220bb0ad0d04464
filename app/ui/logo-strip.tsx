import { Logo, type LogoProps } from "./logo.tsx";
import styles from "./logo-strip.module.css";

type LogoStripProps = {
  heading: string;
  organisations: (LogoProps & { id: string; url: string })[];
};

export function LogoStrip({ heading, organisations }: LogoStripProps) {
  if (organisations.length === 0) return null;
  return (
    <section className={styles.strip}>
      <h2>{heading}</h2>
      <ul>
        {organisations.map(({ id, name, url, logo }) => (
          <li key={id}>
            <a href={url}>
              <Logo name={name} logo={logo} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
