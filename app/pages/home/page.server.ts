import { homeSchema, loadHome } from "./content.server.ts";
import { loadTeam } from "#app/content/team.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({ file: "content/home.yaml", schema: homeSchema }),
  async load() {
    const { title, description, ...home } = await loadHome();
    return { page: { title, description }, home, team: await loadTeam() };
  },
});
