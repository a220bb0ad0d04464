import { loadPartner } from "#app/schemas/partner.server.ts";
import { loadSite } from "#app/schemas/site.server.ts";
import { definePage } from "../define-page.ts";

export default definePage({
  async load() {
    const { club, tagline } = loadSite();
    const { page, ...partner } = loadPartner();
    return { page, partner, club, tagline };
  },
});
