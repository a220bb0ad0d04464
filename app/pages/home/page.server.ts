import { homeSchema, loadHome } from "./content.server.ts";
import { loadTeam } from "#app/content/team.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({ file: "content/home.yaml", label: "Home", schema: homeSchema }),
  shows: ["home", "team.yaml", "team", "organisations.yaml"],
  linkPreviews: () => import("./link-preview.server.tsx"),
  metadata: () => import("./metadata.server.ts"),
  async load() {
    const { page, ...home } = await loadHome();
    const groups = Map.groupBy(await loadTeam(), ({ group }) => group);
    return { page, home, team: [...groups].map(([name, members]) => ({ name, members })) };
  },
});
