import { loadLearnai } from "#app/schemas/learnai.server.ts";
import { definePage } from "../define-page.ts";

export default definePage({
  async load() {
    return loadLearnai();
  },
});
