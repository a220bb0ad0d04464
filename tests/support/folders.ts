import { join } from "node:path";

export const projectFolder = join(import.meta.dirname, "../..");
export const testsFolder = join(projectFolder, "tests");

/** The tests' own content and the site built from it, or with `npm run check` the club's. */
const root = join(projectFolder, process.env.CONTENT_ROOT ?? "tests/fixture");
export const contentFolder = join(root, "content");
export const distFolder = join(root, "dist");
