import { learnaiSchema, loadLearnai } from "./content.server.ts";
import { definePage } from "../define-page.server.ts";

export default definePage({
  content: () => ({ file: "content/learnai.yaml", label: "Course", schema: learnaiSchema }),
  linkPreviews: () => import("./link-preview.server.tsx"),
  load: async () => loadLearnai(),
});
