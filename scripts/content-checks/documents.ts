import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { contentFiles } from "../../app/pages/content-files.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import {
  fillPlaceholders,
  type UnknownPlaceholder,
} from "../../app/content/placeholders.server.ts";
import { loadPlaceholders, loadSite } from "../../app/content/site.server.ts";
import { figuresIn } from "./facts.ts";
import {
  contentOf,
  entriesOf,
  fieldsOf,
  type Finding,
  placesIn,
  type ReadFile,
} from "./finding.ts";
import { RESERVED } from "./launch.ts";

/** The fingerprint of each document's source when its PDF was printed. */
export const PRINTED = "documents/printed.json";

const STYLESHEET = "documents/document.css";

const SAMPLE_CLUB = /^sample: true$|\bUofX\b|\bUniversity of X\b/m;

export function documentSources(): string[] {
  return filesLike("documents/*/*.md");
}

/** A document with its {placeholders} filled: those of the content files, the site's {address} and its first {email}. */
export function documentText(source: string, unknown: UnknownPlaceholder[] = []): string {
  const { address, contacts } = loadSite();
  const words = { ...loadPlaceholders(), address, email: contacts.people[0]?.email ?? "" };
  return String(fillPlaceholders(read(source), words, unknown));
}

export function fingerprintOf(source: string): string {
  return createHash("sha256").update(documentText(source)).update(read(STYLESHEET)).digest("hex");
}

export function readPrinted(): Record<string, string> {
  return existsSync(fromRoot(PRINTED)) ? (JSON.parse(read(PRINTED)) as Record<string, string>) : {};
}

export function checkDocuments(files: ReadFile[], isLaunch: boolean): Finding[] {
  // Without the site's words no document can be filled, and the schemas report why.
  const sources = canLoadWords() ? documentSources() : [];
  return [
    ...orphans(files, isLaunch),
    ...sources.flatMap((source) => [
      ...outdated(source),
      ...wrongInText(source, files),
      ...(isLaunch ? sampleWords(source) : []),
    ]),
  ];
}

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

function outdated(source: string): Finding[] {
  if (readPrinted()[source] === fingerprintOf(source)) return [];
  return [
    {
      level: "warning",
      file: source,
      entry: "",
      problem: "the document, or a word in braces in it, has changed since its PDF was printed.",
      remedy: "Run “npm run documents” and commit what it writes.",
    },
  ];
}

function wrongInText(source: string, files: ReadFile[]): Finding[] {
  const unknown: UnknownPlaceholder[] = [];
  const filled = documentText(source, unknown);
  const found = (level: Finding["level"], problem: string, remedy: string): Finding => ({
    level,
    file: source,
    entry: "",
    problem,
    remedy,
  });
  return [
    ...unknown.map(({ name }) =>
      found("error", `{${name}} is not known.`, "Correct the name, or write the words out."),
    ),
    ...deadLinks(filled).map((link) =>
      found(
        "error",
        `links to ${link}, and there is no such PDF in public/documents/.`,
        "Correct the link. Write it like {address}/documents/projectx-2023/code-of-conduct.pdf.",
      ),
    ),
    ...typedOut(read(source), files).map(([text, name]) =>
      found("warning", `“${text}” is typed out here.`, `Write {${name}}, so that it follows.`),
    ),
    ...strangeDays(source, filled, files).map((day) =>
      found(
        "warning",
        `says “${day}”, which is no day of the timeline in content/projectx.yaml.`,
        "Correct the day here or there.",
      ),
    ),
  ];
}

function deadLinks(text: string): string[] {
  const own = hostOf(loadSite().address);
  return [...text.matchAll(/\]\(([^)\s]+\.pdf)\)/g)].flatMap(([, link = ""]) => {
    if (!URL.canParse(link)) return link;
    const { host, pathname } = new URL(link);
    if (host.replace(/^www\./, "") !== own) return [];
    return existsSync(fromRoot(`public${pathname}`)) ? [] : link;
  });
}

function typedOut(text: string, files: ReadFile[]): [text: string, name: string][] {
  const { address, contacts } = loadSite();
  const own = new RegExp(`https://(www\\.)?${RegExp.escape(hostOf(address))}`);
  const [typed] = own.exec(text) ?? [];
  const email = contacts.people[0]?.email ?? "";
  return [
    ...(typed ? [[typed, "address"] as [string, string]] : []),
    ...(email && text.includes(email) ? [[email, "email"] as [string, string]] : []),
    ...figuresIn(text, files).map(({ id, value }): [string, string] => [value, id]),
  ];
}

function strangeDays(source: string, text: string, files: ReadFile[]): string[] {
  const year = /projectx-(\d{4})\//.exec(source)?.[1];
  const editions = entriesOf(fieldsOf(contentOf(files, "projectx")?.content).editions);
  const edition = editions.find((each) => String(each.year) === year);
  const days = entriesOf(fieldsOf(edition?.timeline).entries).map(({ date }) =>
    new Date(String(date)).toDateString(),
  );
  if (days.length === 0) return [];
  const written = text.match(/\b[A-Z][a-z]+[ \u00a0]\d{1,2}, \d{4}\b/g) ?? [];
  return [...new Set(written)].filter(
    (day) => !days.includes(new Date(`${day} UTC`).toDateString()),
  );
}

function sampleWords(source: string): Finding[] {
  const isSample = SAMPLE_CLUB.test(read(source)) || RESERVED.test(documentText(source));
  if (!isSample) return [];
  return [
    {
      level: "error",
      file: source,
      entry: "",
      problem: "the document still speaks of the sample club or names an address in .example.",
      remedy:
        "Write the club’s own rules and addresses, delete “sample: true”, and run “npm run documents”. Or delete the document.",
    },
  ];
}

function canLoadWords(): boolean {
  try {
    loadSite();
    return true;
  } catch {
    return false;
  }
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
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
