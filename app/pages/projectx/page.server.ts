import { loadProjectx, projectxSchema } from "./content.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { definePage } from "../define-page.server.ts";
import { layOutTimeline } from "./timeline-layout.server.ts";

export default definePage({
  content: () => ({ file: "content/projectx.yaml", schema: projectxSchema }),
  async load() {
    const { title, description, editions, ...projectx } = await loadProjectx();
    const { club, language } = loadSite();
    return {
      page: { title, description },
      club,
      projectx: {
        ...projectx,
        // Laid out here, so that the browser gets a drawing and not the code that makes one.
        editions: editions.map(({ timeline, ...edition }) => ({
          ...edition,
          timeline: timeline && layOutTimeline(timeline, language),
        })),
      },
    };
  },
});
