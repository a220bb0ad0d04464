import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { ContentError } from "../../app/content/content-error.server.ts";
import { pathsIn } from "../../app/content/folders.server.ts";
import {
  FIGURES_FILE,
  fromRoot,
  isThere,
  readText,
} from "../../app/content/load-content.server.ts";
import {
  fillPlaceholders,
  type UnknownPlaceholder,
} from "../../app/content/placeholders.server.ts";
import { withoutOwnHost } from "../../app/content/pages.server.ts";
import { loadPlaceholders, loadSite } from "../../app/content/site.server.ts";
import { figuresIn } from "./facts.ts";
import {
  contentOf,
  entriesOf,
  fieldsOf,
  type Finding,
  findingBeside,
  findingIn,
  findingsOf,
  type ReadFile,
} from "./finding.ts";
import { RESERVED, SAMPLE_CLUB } from "./launch.ts";

/** The fingerprint of each document's source when its PDF was printed. */
export const PRINTED = "documents/printed.json";

const STYLESHEET = "documents/document.css";

/** What the folder is for, beside sources one folder down. */
const OWN = /^(?:README\.md|document\.css|printed\.json|[^/]+\/[^/]+\.md)$/;
const UNREAD = "nothing reads this file, so no PDF is made of it.";
const REMEDY =
  "Move it out of documents/. Save it as a PDF in public/documents/, or write its text as documents/README.md says.";

export function documentSources(): string[] {
  return globSync("documents/*/*.md", { cwd: fromRoot("") })
    .map((file) => file.replaceAll("\\", "/").normalize())
    .toSorted();
}

/** A document with its {placeholders} filled: those of the content files, the site's {address} and its first {email}. */
export function documentText(source: string, unknown: UnknownPlaceholder[] = []): string {
  const { address, contacts } = loadSite();
  const words = { ...loadPlaceholders(), address, email: contacts?.people[0]?.email };
  return String(fillPlaceholders(readText(source), words, unknown));
}

export function fingerprintOf(source: string): string {
  return createHash("sha256")
    .update(documentText(source))
    .update(readText(STYLESHEET))
    .digest("hex");
}

/** Throws a ContentError if the file is not what npm run documents wrote. */
export function readPrinted(): Record<string, string> {
  const text = existsSync(fromRoot(PRINTED)) ? readText(PRINTED) : "{}";
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text) as Record<string, string>));
  } catch {
    const problem = "the file is not what npm run documents writes.";
    const remedy = "Delete it and run “npm run documents”.";
    throw new ContentError([{ file: PRINTED, entry: "", problem, remedy }]);
  }
}

export function checkDocuments(files: ReadFile[], isLaunch: boolean): Finding[] {
  try {
    loadSite();
  } catch {
    // The schemas report why no document can be filled.
    return [];
  }
  const found = documentSources().flatMap((source): Finding[] => {
    try {
      return checkDocument(source, files, isLaunch);
    } catch (error) {
      return findingsOf(error);
    }
  });
  const strays = pathsIn(fromRoot("documents"))
    .filter((path) => !OWN.test(path))
    .map((path) => findingIn(`documents/${path}`, UNREAD, REMEDY));
  // A file that all documents need is reported once.
  const once = new Map(found.map((finding) => [JSON.stringify(finding), finding]));
  return [...strays, ...once.values()];
}

function checkDocument(source: string, files: ReadFile[], isLaunch: boolean): Finding[] {
  // Without it, the club may have none, or the content files report it.
  const isPublished = isThere(`public/${dirname(source)}`);
  const unknown: UnknownPlaceholder[] = [];
  const text = documentText(source, unknown);
  if (!isPublished) unknown.splice(0);
  const at = (words: string, ...finding: [string, string, Finding["level"]?]) =>
    findingBeside(words, findingIn(source, ...finding));
  const findings = [
    // Of figures that are gone, the content files report it.
    ...unknown
      .filter(() => isThere(FIGURES_FILE))
      .map(({ name }) =>
        at(
          `{${name}}`,
          `{${name}} is not known.`,
          "Correct the name, or write the words out.",
          "error",
        ),
      ),
    ...(isPublished ? deadLinks(text) : []).map((link) =>
      at(
        link,
        `links to ${link}, and there is no such PDF in public/documents/.`,
        "Correct the link. Write it like {address}/documents/projectx-2023/code-of-conduct.pdf.",
        "error",
      ),
    ),
    ...typedOut(readText(source), files).map(({ id, value }) =>
      at(value, `“${value}” is typed out here.`, `Write {${id}}, so that it follows.`),
    ),
    ...strangeDays(source, text, files).map((day) =>
      at(
        day,
        `says “${day}”, which is no day of the timeline in content/projectx.yaml.`,
        "Correct the day here or there.",
      ),
    ),
  ];
  if (unknown.length === 0 && readPrinted()[source] !== fingerprintOf(source)) {
    findings.push(
      findingIn(
        source,
        "the document, or a word in braces in it, has changed since its PDF was printed.",
        "Run “npm run documents” and commit what it writes, or delete the document.",
      ),
    );
  }
  const isSample = /^sample: true$/m.test(readText(source)) || SAMPLE_CLUB.test(text);
  if (isLaunch && (isSample || RESERVED.test(text))) {
    findings.push(
      findingIn(
        source,
        "the document still speaks of the sample club or names an address in .example.",
        "Write the club’s own rules and addresses, delete “sample: true”, and run “npm run documents”. Or delete the document.",
        "error",
      ),
    );
  }
  return findings;
}

/** Links to PDFs that this site does not have. */
function deadLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+\.pdf)\)/g)].flatMap(([, link = ""]) => {
    const path = withoutOwnHost(link);
    const isThere = path !== link && existsSync(fromRoot(`public${path}`));
    return isThere || URL.canParse(path) ? [] : link;
  });
}

/** Facts of the content that a document repeats, by the name of their placeholder. */
function typedOut(text: string, files: ReadFile[]): { id: string; value: string }[] {
  const { address, contacts } = loadSite();
  const host = new URL(address).host.replace(/^www\./, "");
  const site = new RegExp(`https://(www\\.)?${RegExp.escape(host)}`);
  const facts = [
    { id: "address", value: site.exec(text)?.[0] },
    { id: "email", value: contacts?.people[0]?.email },
  ];
  return [
    ...facts.flatMap(({ id, value }) => (value && text.includes(value) ? { id, value } : [])),
    ...figuresIn(text, files),
  ];
}

/** Days in the document of an edition that its timeline does not have. */
function strangeDays(source: string, text: string, files: ReadFile[]): string[] {
  const editions = entriesOf(fieldsOf(contentOf(files, "projectx")?.content).editions);
  const edition = editions.find(({ year }) => source.includes(`/projectx-${String(year)}/`));
  const dates = entriesOf(fieldsOf(edition?.timeline).entries).map(({ date }) => String(date));
  const days = dates.map(dayOf);
  const written = text.match(/\b[A-Z][a-z]+[ \u00a0]\d{1,2}, \d{4}\b/g);
  return days.length > 0
    ? [...new Set(written)].filter((each) => !days.includes(dayOf(`${each} UTC`)))
    : [];
}

function dayOf(date: string): string {
  return new Date(date).toDateString();
}
