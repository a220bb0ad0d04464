import { definePage } from "../define-page.server.ts";
import { loadOwnPage, ownPageContent } from "./content.server.ts";

export default definePage({
  content: ownPageContent,
  load: loadOwnPage,
});
