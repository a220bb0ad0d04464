import { loadPartner, partnerSchema } from "./content.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({
    file: "content/partner-with-us.yaml",
    label: "Partner with us",
    schema: partnerSchema,
  }),
  linkPreviews: () => import("./link-preview.server.tsx"),
  metadata: () => import("./metadata.server.ts"),
  async load() {
    const { club, tagline } = loadSite();
    const { page, ...partner } = loadPartner();
    return { page, partner, club, tagline };
  },
});
