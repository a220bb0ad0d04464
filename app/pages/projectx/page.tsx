import * as UI_TEXT from "#app/ui-text.ts";
import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { Edition } from "./edition.tsx";
import { Landing } from "./landing.tsx";
import { Views } from "./views.tsx";

export default function ProjectxPage({ page, club, projectx }: PageProps<typeof definition>) {
  const { landing, editions, takePart } = projectx;
  const tabs = editions.map(({ id }) => ({ id, label: id }));
  return (
    <Views
      heading={landing.heading}
      views={[
        {
          id: "landing",
          label: UI_TEXT.landingPage,
          title: page.title,
          content: <Landing {...landing} editions={editions} takePart={takePart} />,
        },
        ...editions.map((edition) => ({
          id: edition.id,
          label: edition.id,
          title: `${[edition.focus, `${landing.heading} ${edition.id}`].filter(Boolean).join(", ")} | ${club}`,
          content: (
            <Edition
              edition={edition}
              competition={landing.heading}
              tabs={[...tabs, { id: "landing", label: UI_TEXT.landingPage }]}
              takePart={takePart}
            />
          ),
        })),
      ]}
    />
  );
}
