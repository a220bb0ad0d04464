import { loadPartner, partnerSchema } from "./content.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { withLogos } from "../conference.server.ts";
import { definePage } from "../define-page.server.ts";
import { faqPart } from "../structured-data.server.ts";

export default definePage({
  content: () => ({
    file: "content/partner-with-us.yaml",
    label: "Partner with us",
    schema: partnerSchema,
  }),
  linkPreviews: () => import("./link-preview.server.tsx"),
  async metadata() {
    const { faq } = loadPartner();
    return { structuredData: () => (faq ? [faqPart(faq.questions)] : []) };
  },
  async load() {
    const { page, sponsors, ...partner } = loadPartner();
    const { club, tagline } = loadSite();
    return { page, partner, sponsors: await withLogos(sponsors), club, tagline };
  },
});
