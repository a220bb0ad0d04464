// Finds the programs that check the PDFs, or gets them from the system's packages. Plain JavaScript like
// find-browser.mjs, whose ways it shares.
import { aptGet, asRoot } from "./find-browser.mjs";
import { findProgram } from "./find-servers.mjs";

/** The programs and the Debian packages they come in. */
const debianPackages = { qpdf: "qpdf", pdfinfo: "poppler-utils" };

/** Installs what is missing, as far as this machine allows, and names what is still missing. */
export async function installPdfTools() {
  const root = asRoot();
  const packages = missing().map((name) => debianPackages[name]);
  if (packages.length > 0 && root) {
    console.log(`Getting ${packages.join(" and ")} for the tests of the PDFs …`);
    await aptGet(root, "update");
    await aptGet(root, "install", "-y", "--no-install-recommends", ...packages);
  }
  return missing();
}

function missing() {
  return Object.keys(debianPackages).filter((name) => !findProgram(name));
}
