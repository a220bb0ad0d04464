import { loadPartner, partnerSchema } from "./content.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({
    file: "content/partner-with-us.yaml",
    schema: partnerSchema,
  }),
  async load() {
    const { title, description, ...partner } = loadPartner();
    const { club, tagline } = loadSite();
    return { page: { title, description }, partner, club, tagline };
  },
});
