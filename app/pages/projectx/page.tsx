import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { Edition } from "./edition.tsx";
import { Landing } from "./landing.tsx";
import { Views } from "./views.tsx";

export default function ProjectxPage({ page, club, projectx }: PageProps<typeof definition>) {
  const { landing, landingButton, editions, ...labels } = projectx;
  const years = editions.map(({ year }) => String(year));
  return (
    <Views
      heading={landing.heading}
      views={[
        {
          id: "landing",
          label: landingButton,
          title: page.title,
          content: <Landing {...landing} years={years} />,
        },
        ...editions.map((edition) => ({
          id: String(edition.year),
          label: String(edition.year),
          title: `${edition.focus}, ${landing.heading} ${edition.year} | ${club}`,
          content: (
            <Edition
              edition={edition}
              competition={landing.heading}
              tabs={[
                ...years.map((year) => ({ id: year, label: year })),
                { id: "landing", label: landingButton },
              ]}
              {...labels}
            />
          ),
        })),
      ]}
    />
  );
}
