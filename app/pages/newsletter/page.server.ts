import { loadNewsletter, newsletterSchema } from "./content.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({
    file: "content/newsletter.yaml",
    schema: newsletterSchema,
  }),
  async load() {
    const { title, description, ...newsletter } = await loadNewsletter();
    return { page: { title, description }, newsletter };
  },
});
