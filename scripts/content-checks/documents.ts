import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { contentFiles } from "../../app/pages/content-files.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { type Finding, placesIn, type ReadFile } from "./finding.ts";
import { RESERVED } from "./launch.ts";

/** The fingerprint of each document's source when its PDF was printed. */
export const PRINTED = "documents/printed.json";

const STYLESHEET = "documents/document.css";

/** What the documents of the template say of the club they were invented for. */
const SAMPLE_CLUB = /^sample: true$|\bUofX\b|\bUniversity of X\b/m;

export function documentSources(): string[] {
  return filesLike("documents/*/*.md");
}

/** Changes whenever the PDF has to be printed again. */
export function fingerprintOf(source: string): string {
  return createHash("sha256").update(read(source)).update(read(STYLESHEET)).digest("hex");
}

export function readPrinted(): Record<string, string> {
  return existsSync(fromRoot(PRINTED)) ? (JSON.parse(read(PRINTED)) as Record<string, string>) : {};
}

/** PDFs that no content file names, are older than their source or speak of the sample club (B10). */
export function checkDocuments(files: ReadFile[], isLaunch: boolean): Finding[] {
  return [...orphans(files, isLaunch), ...outdated(), ...(isLaunch ? samples() : [])];
}

/** Everything in public/ is published, so an orphan must be gone at launch. */
function orphans(files: ReadFile[], isLaunch: boolean): Finding[] {
  // A file that cannot be read may name any of them.
  if (files.length < contentFiles().length) return [];
  const named = new Set(
    files.flatMap(({ content }) => [...placesIn(content)].map(({ value }) => value)),
  );
  return filesLike("public/documents/**/*.pdf")
    .filter((file) => !named.has(file.replace(/^public/, "")))
    .map((file) => ({
      level: isLaunch ? "error" : "warning",
      file,
      entry: "",
      problem: "no content file names this document, and it is published all the same.",
      remedy:
        "Delete the document and its source in documents/, or name it in content/projectx.yaml.",
    }));
}

function outdated(): Finding[] {
  const printed = readPrinted();
  return documentSources()
    .filter((source) => printed[source] !== fingerprintOf(source))
    .map((source) => ({
      level: "warning",
      file: source,
      entry: "",
      problem: "the document has changed since its PDF was printed.",
      remedy: "Run “npm run documents” and commit what it writes.",
    }));
}

function samples(): Finding[] {
  return documentSources()
    .filter((source) => RESERVED.test(read(source)) || SAMPLE_CLUB.test(read(source)))
    .map((source) => ({
      level: "error",
      file: source,
      entry: "",
      problem: "the document still speaks of the sample club or names an address in .example.",
      remedy:
        "Write the club’s own rules and addresses, delete “sample: true”, and run “npm run documents”. Or delete the document.",
    }));
}

function filesLike(pattern: string): string[] {
  return globSync(pattern, { cwd: fromRoot("") })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/** A clone on Windows may have other line ends. */
function read(file: string): string {
  return readFileSync(fromRoot(file), "utf8").replaceAll("\r\n", "\n");
}
