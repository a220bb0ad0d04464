import { Logo } from "#app/ui/logo.tsx";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import { Marquee } from "#app/ui/marquee.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Organisation } from "#app/content/organisations.server.ts";
import type { Picture as PictureData } from "#app/content/pictures.server.ts";
import styles from "./specimen.module.css";

const TONES = ["light", "dark", "purple", "pink", "rose", "blue"];
const SIZES = "10rem";

type SpecimenPicturesProps = { portrait: PictureData; organisations: Organisation[] };

export function SpecimenPictures({ portrait, organisations }: SpecimenPicturesProps) {
  const items = organisations.map(({ id, name, logo }) => (
    <li key={id}>
      <Logo name={name} logo={logo} />
    </li>
  ));
  const [first] = organisations;
  const gone = first?.logo && { ...first.logo, src: "/pictures/gone.svg" };
  return (
    <section className={styles.part}>
      <h3>Pictures and logos</h3>
      <ul className={styles.pictures}>
        <li>
          <Picture picture={portrait} alt="A portrait" sizes={SIZES} />
        </li>
        {TONES.map((tone) => (
          <li key={tone}>
            <Picture
              picture={{ ...portrait, base: "/pictures/gone", tone }}
              alt={`A picture that failed, on its tone ${tone}`}
              sizes={SIZES}
            />
          </li>
        ))}
      </ul>
      <LogoStrip heading="Sponsors" organisations={organisations.slice(0, 6)} />
      {first && <LogoStrip heading="One entry" organisations={[first]} />}
      {first && (
        <LogoStrip heading="A logo that failed" organisations={[{ ...first, logo: gone }]} />
      )}
      <p className={styles.muted}>An empty list of logos shows nothing, not even its heading.</p>
      <LogoStrip heading="Never shown" organisations={[]} />
      <Marquee label="A row that slides" still="wrap">
        {items.slice(0, 9)}
      </Marquee>
    </section>
  );
}
