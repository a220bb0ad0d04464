import { learnaiSchema, loadLearnai } from "./content.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({ file: "content/learnai.yaml", schema: learnaiSchema }),
  async load() {
    const { text, ...page } = loadLearnai();
    return { page, text };
  },
});
