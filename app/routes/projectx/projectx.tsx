import { loadProjectx } from "#app/schemas/projectx.server.ts";
import { loadSite } from "#app/schemas/site.server.ts";
import { AfterFirstScreen } from "#app/ui/after-first-screen.tsx";
import { keptPageData } from "#app/ui/page-data.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/projectx";
import { Edition } from "./edition.tsx";
import { Landing } from "./landing.tsx";
import { layOutTimeline } from "./timeline-layout.ts";
import { Views } from "./views.tsx";

export async function loader() {
  const { editions, ...projectx } = await loadProjectx();
  return {
    club: loadSite().club,
    projectx: {
      ...projectx,
      // The timeline is worked out here, so that the browser gets a drawing and not the way to make one.
      editions: editions.map(({ timeline, ...edition }) => ({
        ...edition,
        timeline: timeline && {
          heading: timeline.heading,
          layout: layOutTimeline(timeline.entries),
        },
      })),
    },
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return keptPageData(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.projectx.page);
}

export default function ProjectxPage({ loaderData: { club, projectx } }: Route.ComponentProps) {
  const { page, landing, landingButton, editions, ...labels } = projectx;
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
            <AfterFirstScreen>
              <Edition
                edition={edition}
                competition={landing.heading}
                tabs={[
                  ...years.map((year) => ({ id: year, label: year })),
                  { id: "landing", label: landingButton },
                ]}
                {...labels}
              />
            </AfterFirstScreen>
          ),
        })),
      ]}
    />
  );
}
