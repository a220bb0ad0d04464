import { useEffect } from "react";
import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { forceStates } from "./forced-states.ts";
import { SpecimenBodies } from "./specimen-bodies.tsx";
import { SpecimenControls } from "./specimen-controls.tsx";
import { SpecimenToasts } from "./specimen-toasts.tsx";
import { SpecimenPictures } from "./specimen-pictures.tsx";
import { SpecimenText } from "./specimen-text.tsx";
import { SpecimenTokens } from "./specimen-tokens.tsx";
import styles from "./specimen.module.css";

/** Every token, text style, component and state on one page, in both modes side by side, for maintainers. */
export default function Specimen({ portrait, organisations }: PageProps<typeof definition>) {
  useEffect(() => {
    forceStates();
    for (const open of document.querySelectorAll<HTMLDetailsElement>("[name^=specimen-open]")) {
      open.open = true;
    }
  }, []);
  return (
    <div className={styles.specimen}>
      <h1 id="page-heading" tabIndex={-1}>
        Specimen
      </h1>
      <p>
        Everything the pages are made of, in light and in dark. This page exists while the site is
        worked on and is never built.
      </p>
      <div className={styles.columns}>
        {(["light", "dark"] as const).map((theme) => (
          <div key={theme} data-theme={theme}>
            <h2>{theme === "light" ? "Light" : "Dark"}</h2>
            <SpecimenTokens />
            <SpecimenText />
            <SpecimenControls theme={theme} />
            <SpecimenBodies />
            {portrait && <SpecimenPictures portrait={portrait} organisations={organisations} />}
            <SpecimenToasts />
          </div>
        ))}
      </div>
    </div>
  );
}
