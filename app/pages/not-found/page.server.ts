import { loadSite } from "#app/content/site.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  async load() {
    const { page, ...notFound } = loadSite().notFound;
    return { page, notFound };
  },
});
