import { fieldsOf, type Finding, placesIn, type ReadFile } from "./finding.ts";

const RESERVED = /\.example(?![\w.-]*[a-z0-9])/i;

/** What must be gone before the site is the club's own: invented entries, and addresses that exist nowhere (B10). */
export function checkLaunch(files: ReadFile[]): Finding[] {
  return files.flatMap(({ file, content }) => {
    const places = [...placesIn(content)];
    const samples = places.filter(({ key, value }) => key === "sample" && value === true).length;
    const isWhole = fieldsOf(content).sample === true;
    const addresses = places.filter(
      ({ value }) => typeof value === "string" && RESERVED.test(value),
    ).length;
    const findings: Finding[] = [];
    if (samples > 0) {
      findings.push({
        level: "warning",
        file,
        entry: "",
        problem: isWhole
          ? "the file is still marked as invented (sample: true)."
          : `${samples} ${samples === 1 ? "entry is" : "entries are"} still marked as invented (sample: true).`,
        remedy: "Replace what is invented, then delete the mark.",
      });
    }
    if (addresses > 0) {
      findings.push({
        level: "warning",
        file,
        entry: "",
        problem: `${addresses} ${addresses === 1 ? "address ends" : "addresses end"} in .example, which exists nowhere.`,
        remedy: "Write the real ones.",
      });
    }
    return findings;
  });
}
