import * as UI_TEXT from "#app/ui-text.ts";
import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { Edition } from "./edition.tsx";
import { EditionBox } from "./edition-box.tsx";
import { Landing } from "./landing.tsx";
import { TabName, Views } from "./views.tsx";

export default function ProjectxPage({ page, club, projectx }: PageProps<typeof definition>) {
  const { landing, editions, takePart } = projectx;
  return (
    <Views
      heading={landing.heading}
      views={[
        {
          id: "landing",
          tab: <TabName>{UI_TEXT.landingPage}</TabName>,
          title: page.title,
          content: <Landing {...landing} takePart={takePart} />,
        },
        ...editions.map((edition) => ({
          id: edition.id,
          tab: <EditionBox {...edition} />,
          title: `${[edition.focus, `${landing.heading} ${edition.id}`].filter(Boolean).join(", ")} | ${club}`,
          content: <Edition edition={edition} competition={landing.heading} takePart={takePart} />,
        })),
      ]}
    />
  );
}
