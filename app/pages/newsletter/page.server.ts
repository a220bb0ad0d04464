import { loadNewsletter, newsletterSchema } from "./content.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({
    file: "content/newsletter.yaml",
    label: "Newsletter",
    schema: newsletterSchema,
  }),
  shows: ["newsletter"],
  linkPreviews: () => import("./link-preview.server.tsx"),
  metadata: () => import("./metadata.server.ts"),
  async load() {
    const { page, ...newsletter } = await loadNewsletter();
    return { page, newsletter };
  },
});
