import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { families, ROOT } from "../app/styles/font-sources.ts";

/** The licences of everything a visitor downloads, which ask to be passed on with it. */
export const LICENSES = "licenses.txt";

/** Adds the fonts to the packages that Vite has listed. A club's own fonts come from no package. */
export function addFontLicenses(siteFolder: string): void {
  for (const { faces } of families) {
    const [, folder] = /^(node_modules\/.+)\/files\//.exec(faces[0]?.source ?? "") ?? [];
    if (!folder) continue;
    const { name, version, license } = JSON.parse(
      readFileSync(join(ROOT, folder, "package.json"), "utf8"),
    );
    const text = readFileSync(join(ROOT, folder, "LICENSE"), "utf8").trim();
    appendFileSync(
      join(siteFolder, LICENSES),
      `\n## ${name} - ${version} (${license})\n\n${text}\n`,
    );
  }
}
