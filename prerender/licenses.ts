import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { families, ROOT } from "../app/styles/font-sources.ts";
import { otherFaces, usedLetters } from "../app/styles/letters.ts";

/** The licences of everything a visitor downloads, which ask to be passed on with it. */
export const LICENSES = "licenses.txt";

/** Adds the fonts to the packages that Vite has listed. A club's own fonts come from no package. */
export function addFontLicenses(siteFolder: string): void {
  const file = join(siteFolder, LICENSES);
  const used = usedLetters();
  const faces = families.flatMap((family) => {
    const { further, others } = otherFaces(family, used);
    return [...family.faces, ...further, ...others];
  });
  const folders = faces.map(({ source }) => /^(node_modules\/.+)\/files\//.exec(source)?.[1]);
  for (const folder of new Set(folders)) {
    if (!folder) continue;
    const { name, version, license } = JSON.parse(
      readFileSync(join(ROOT, folder, "package.json"), "utf8"),
    );
    const text = readFileSync(join(ROOT, folder, "LICENSE"), "utf8").trim();
    const entry = `\n## ${name} - ${version} (${license})\n\n${text}\n`;
    // Another build in the same folder may have added it already.
    if (!readFileSync(file, "utf8").includes(entry)) appendFileSync(file, entry);
  }
}
