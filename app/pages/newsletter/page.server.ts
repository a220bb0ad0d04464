import { loadNewsletter } from "#app/schemas/newsletter.server.ts";
import { definePage } from "../define-page.ts";

export default definePage({
  async load() {
    const { page, ...newsletter } = await loadNewsletter();
    return { page, newsletter };
  },
});
