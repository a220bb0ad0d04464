import { homeSchema, loadHome } from "./content.server.ts";
import { loadTeam } from "#app/content/team.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({ file: "content/home.yaml", schema: homeSchema }),
  async load() {
    const { page, ...home } = await loadHome();
    return { page, home, team: await loadTeam() };
  },
});
