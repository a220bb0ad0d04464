import { z } from "zod";
import { text } from "#app/content/fields.server.ts";
import { pageWords } from "#app/content/groups.server.ts";
import { loadPageContent } from "#app/content/site.server.ts";

export const learnaiSchema = z.strictObject({
  ...pageWords,
  text: text(120, "The one sentence of the page."),
});

export function loadLearnai() {
  return loadPageContent("content/learnai.yaml", learnaiSchema);
}
