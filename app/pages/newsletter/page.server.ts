import { loadNewsletter, newsletterSchema } from "./content.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({
    file: "content/newsletter.yaml",
    schema: newsletterSchema,
  }),
  async load() {
    const { page, ...newsletter } = await loadNewsletter();
    return { page, newsletter };
  },
});
