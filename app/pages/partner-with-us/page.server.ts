import { loadPartner, partnerSchema } from "#app/schemas/partner.server.ts";
import { loadSite } from "#app/schemas/site.server.ts";
import { definePage } from "../define-page.ts";

export default definePage({
  content: () => ({ name: "partner-with-us", label: "Partner with us", schema: partnerSchema }),
  async load() {
    const { club, tagline } = loadSite();
    const { page, ...partner } = loadPartner();
    return { page, partner, club, tagline };
  },
});
