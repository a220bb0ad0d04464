import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { Edition } from "./edition.tsx";
import { Landing } from "./landing.tsx";
import { Views } from "./views.tsx";

export default function ProjectxPage({ page, club, projectx }: PageProps<typeof definition>) {
  const { landing, landingButton, editions, ...labels } = projectx;
  const tabs = editions.map(({ id }) => ({ id, label: id }));
  return (
    <Views
      heading={landing.heading}
      views={[
        {
          id: "landing",
          label: landingButton,
          title: page.title,
          content: <Landing {...landing} editions={editions} takePart={labels.takePart} />,
        },
        ...editions.map((edition) => ({
          id: edition.id,
          label: edition.id,
          title: `${[edition.focus, `${landing.heading} ${edition.id}`].filter(Boolean).join(", ")} | ${club}`,
          content: (
            <Edition
              edition={edition}
              competition={landing.heading}
              tabs={[...tabs, { id: "landing", label: landingButton }]}
              {...labels}
            />
          ),
        })),
      ]}
    />
  );
}
