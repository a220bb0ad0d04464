import { TypedWords } from "#app/ui/typed-words.tsx";
import styles from "./specimen.module.css";

const TYPED = ["Orbit", "Satellite", "Night sky"];
const LONG_NAME =
  "Maximiliana Wolkenstein-Oberhauser van den Bergh-Castellanos de la Fuente y Montemayor, the younger of the two of them";

export function SpecimenText() {
  return (
    <section className={styles.part}>
      <h3>Text</h3>
      <h4 className={styles.heading1}>Heading of a page</h4>
      <h4 className={styles.heading2}>Heading of a section</h4>
      <h4 className={styles.heading3}>Heading of a part</h4>
      <p>
        Running text in Open Sans, at most 38 rem wide, with <a href="#page-heading">a link</a>,{" "}
        <strong>a strong word</strong>, <em>an emphasised one</em>, <code>code</code>, a date such
        as January&nbsp;25, 2025, and times such as 9–10&nbsp;AM.
      </p>
      <p className={styles.muted}>Muted text for what may be read second.</p>
      <p className={styles.label}>A label in Tabular, 300 400 500 600 700</p>
      <p className={styles.figures}>
        0123456789
        <br />
        1111111111
      </p>
      <ul>
        <li>A list with one entry</li>
      </ul>
      <h4 className={styles.heading2}>
        Typed: <TypedWords words={TYPED} spoken="ProjectX, ConferenceX and LearnAI" />
      </h4>
      <h4>A very long name</h4>
      <h4 className={styles.heading3}>{LONG_NAME}</h4>
      <h4 className={styles.heading3}>{"Donaudampfschifffahrt".repeat(3)}</h4>
      <h4 className={styles.heading3} dir="auto">
        أمل الفارسي وأصدقاؤها
      </h4>
      <h4 className={styles.heading3}>Zoë Núñez-Ødegård 🌍✨</h4>
    </section>
  );
}
