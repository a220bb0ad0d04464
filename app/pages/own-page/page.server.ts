import { definePage } from "../define-page.server.ts";
import { loadOwnPage, ownPageContent } from "./content.server.ts";

export default definePage({
  content: ownPageContent,
  name: async (path) => (await loadOwnPage(path)).heading,
  load: loadOwnPage,
});
