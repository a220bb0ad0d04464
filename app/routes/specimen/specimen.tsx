import { useEffect } from "react";
import { loadOrganisations, organisationsById } from "#app/schemas/organisations.server.ts";
import { loadTeam } from "#app/schemas/team.server.ts";
import { forceStates } from "./forced-states.ts";
import { SpecimenBodies } from "./specimen-bodies.tsx";
import { SpecimenControls } from "./specimen-controls.tsx";
import { SpecimenNotices } from "./specimen-notices.tsx";
import { SpecimenPictures } from "./specimen-pictures.tsx";
import { SpecimenText } from "./specimen-text.tsx";
import { SpecimenTokens } from "./specimen-tokens.tsx";
import styles from "./specimen.module.css";

/** The page is not part of the built site (routes.ts), so its data may come as it is. */
export async function loader() {
  const [member] = await loadTeam();
  return {
    portrait: member?.photo,
    organisations: await organisationsById(loadOrganisations().map(({ id }) => id)),
  };
}

export function meta() {
  return [{ title: "Specimen" }, { name: "robots", content: "noindex" }];
}

type SpecimenProps = { loaderData: Awaited<ReturnType<typeof loader>> };

/** Every token, text style, component and state on one page, in both modes side by side, for maintainers. */
export default function Specimen({ loaderData: { portrait, organisations } }: SpecimenProps) {
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
            <SpecimenNotices />
          </div>
        ))}
      </div>
    </div>
  );
}
