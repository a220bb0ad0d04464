import { join } from "node:path";

export const projectFolder = join(import.meta.dirname, "../..");
export const testsFolder = join(projectFolder, "tests");
export const distFolder = join(projectFolder, "dist");
