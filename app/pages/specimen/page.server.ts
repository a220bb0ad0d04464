import { loadOrganisations, organisationsById } from "#app/content/organisations.server.ts";
import { loadTeam } from "#app/content/team.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  async load() {
    const [member] = await loadTeam();
    return {
      page: { title: "Specimen", description: "Every piece of the site in every state." },
      portrait: member?.photo,
      organisations: await organisationsById(loadOrganisations().map(({ id }) => id)),
    };
  },
});
