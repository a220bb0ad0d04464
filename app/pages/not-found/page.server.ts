import { loadSite, type Site } from "#app/content/site.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  async load() {
    const { club, notFound = withoutWords(club) } = loadSite();
    const { page, ...words } = notFound;
    return { page, notFound: words };
  },
});

/** Every host answers unknown URLs with this page, also for a club that has no words for it. */
function withoutWords(club: string): NonNullable<Site["notFound"]> {
  const page = { title: `404 | ${club}`, description: club };
  return { page, heading: "404", text: "", links: [{ label: club, to: "/" }] };
}
