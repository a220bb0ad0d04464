import { loadSite } from "#app/content/site.server.ts";
import * as UI_TEXT from "#app/ui-text.ts";
import type { PageDefinition } from "../page-definition.server.ts";

/** Every host answers unknown URLs with this page. */
export default {
  async load() {
    const { club, footerNavigation = [] } = loadSite();
    return {
      page: {
        title: `${UI_TEXT.notFound.replace("\u00a0", " ")} | ${club}`,
        description: UI_TEXT.notFoundDescription.replace("{name}", club),
      },
      mainPages: footerNavigation.filter(({ to }) => !to.includes("#")),
    };
  },
} satisfies PageDefinition;
