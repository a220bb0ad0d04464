import { text } from "#app/content/fields.server.ts";
import { pageWords } from "#app/content/groups.server.ts";
import { loadPageContent } from "#app/content/site.server.ts";
import type { PageDefinition } from "../page-definition.server.ts";
import { z } from "zod";

const learnaiSchema = z.strictObject({
  ...pageWords,
  text: text(120, "The one sentence of the page."),
});

export default {
  content: () => ({ file: "content/learnai.yaml", schema: learnaiSchema }),
  async load() {
    const { text, ...page } = loadPageContent("content/learnai.yaml", learnaiSchema);
    return { page, text };
  },
} satisfies PageDefinition;
