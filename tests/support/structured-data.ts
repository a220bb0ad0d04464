import { loadPageMetadata } from "../../metadata/page-metadata.ts";
import { structuredData } from "../../metadata/structured-data.ts";

/** A page's structured data, as the content makes it. */
export async function dataOf(path: string) {
  const page = (await loadPageMetadata()).find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return structuredData(page);
}
