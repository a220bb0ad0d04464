import { loadNewsletter, newsletterSchema } from "./content.server.ts";
import { definePage } from "../define-page.ts";

export default definePage({
  content: () => ({ name: "newsletter", label: "Newsletter", schema: newsletterSchema }),
  shows: ["newsletter"],
  linkPreviews: () => import("./link-preview.server.tsx"),
  async load() {
    const { page, ...newsletter } = await loadNewsletter();
    return { page, newsletter };
  },
});
