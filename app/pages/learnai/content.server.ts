import { z } from "zod";
import { text, sample } from "#app/content/fields.server.ts";
import { pageDescription } from "#app/content/groups.server.ts";
import { loadPageContent } from "#app/content/site.server.ts";

export const learnaiSchema = z.strictObject({
  sample,
  page: pageDescription,
  text: text(120, "The one sentence of the page."),
});

export function loadLearnai() {
  return loadPageContent("content/learnai.yaml", learnaiSchema);
}
