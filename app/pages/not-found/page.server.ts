import { loadSite } from "#app/schemas/site.server.ts";
import { definePage } from "../define-page.ts";

export default definePage({
  async load() {
    const { page, ...notFound } = loadSite().notFound;
    return { page, notFound };
  },
});
