import { existsSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { markedValues } from "../../app/content/field-meta.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { filesIn } from "./files.ts";
import {
  contentOf,
  counted,
  fieldsOf,
  type Finding,
  findingBeside,
  findingIn,
  type ReadFile,
  readContentFiles,
  textsIn,
} from "./finding.ts";
import { isSampleFile, SAMPLE_FILE } from "./sample-files.ts";

/** A URL or email address under a domain that is reserved for examples. */
export const RESERVED =
  /\S*(?:\.example|\bexample\.(?:com|net|org)|\blocalhost)(?![\w.-]*[a-z0-9])\S*/i;

/** The sample club, in any text. */
export const SAMPLE_CLUB = /\bUofX\b|\bUniversity of X\b/;

/** Documents for maintainers with an address that visitors write to. */
const DOCUMENTS = ["SECURITY.md", "docs/accessibility.md"];

export function checkLaunch(files: ReadFile[]): Finding[] {
  return [...samplesIn(files), ...sampleFiles(), ...sampleAddresses()];
}

function samplesIn(files: ReadFile[]): Finding[] {
  return files.flatMap((each) => {
    const { isWhole, samples, addresses, names } = leftIn(each);
    const entries = isWhole ? "the file is" : counted(samples, "entry is", "entries are");
    const ends = counted(addresses.length, "address ends", "addresses end");
    const problems = [
      samples > 0 && [
        `${entries} still marked as invented (sample: true).`,
        "Replace what is invented, then delete the mark.",
      ],
      addresses.length > 0 && [
        `${ends} in .example, which exists nowhere: ${[...new Set(addresses)].join(", ")}.`,
        "Write the real ones.",
      ],
      names.length > 0 && [
        `${counted(names.length, "text names", "texts name")} the sample club, such as “${names[0]}”.`,
        "Write your club’s own name.",
      ],
    ];
    return problems
      .filter((problem) => problem !== false)
      .map(([problem = "", remedy = ""]) => findingIn(each.file, problem, remedy, "error"));
  });
}

/** One warning before launch, because long-known samples must not hide new findings. */
export function summarizeLaunch(files: ReadFile[]): Finding[] {
  const left = files.map(leftIn);
  const wholes = left.filter(({ isWhole }) => isWhole).length;
  const samples = left.reduce((sum, each) => sum + (each.isWhole ? 0 : each.samples), 0);
  const addresses = left.reduce((sum, each) => sum + each.addresses.length, 0);
  if (wholes + samples + addresses === 0) return [];
  return [
    findingIn(
      "content",
      `still invented: ${counted(wholes, "whole file")}, ${counted(samples, "entry", "entries")}, ${counted(addresses, "address that ends", "addresses that end")} in .example.`,
      "`npm run content -- --launch` lists them.",
    ),
  ];
}

function leftIn(each: ReadFile) {
  const values = [...markedValues(each.schema, each.content)];
  const texts = textsIn(each).map(({ value }) => value);
  return {
    isWhole: fieldsOf(each.content).sample === true,
    samples: values.filter(({ path, value }) => path.at(-1) === "sample" && value === true).length,
    addresses: texts.flatMap((text) => RESERVED.exec(text)?.[0] ?? []),
    names: texts.filter((text) => SAMPLE_CLUB.test(text)),
  };
}

/** Pictures, icons and PDFs that still are the sample's, by folder. */
function sampleFiles(): Finding[] {
  const files = [...filesIn("content", SAMPLE_FILE), ...filesIn("public", SAMPLE_FILE)];
  const folders = Map.groupBy(files.filter(isSampleFile), (file) => dirname(file));
  return [...folders].map(([folder, samples]) => ({
    ...findingIn(
      folder,
      `${counted(samples.length, "file is", "files are")} still the sample’s: ${samples.map((file) => basename(file)).join(", ")}.`,
      folder === "public"
        ? "Replace favicon.svg and run “npm run icons”."
        : "Replace them, or delete them with the entries that name them.",
      "error",
    ),
    step: folder === "public" ? "Icon" : folder.startsWith("public/") ? "PDFs" : "Pictures",
  }));
}

function sampleAddresses(): Finding[] {
  return DOCUMENTS.flatMap((file) => {
    const text = existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), "utf8") : "";
    // Without the stars of “**security@uofxai.example**.”
    const address = RESERVED.exec(text)?.[0].replaceAll(/^\W+|\W+$/g, "");
    if (!address) return [];
    const problem = `${address} is an address of the sample club.`;
    const finding = findingIn(file, problem, "Write one that somebody reads.", "error");
    return { ...findingBeside(address, finding), step: "Security contact" };
  });
}

function isInvented(address: unknown): boolean {
  return RESERVED.test(String(address));
}

/** From a clone to a site online. docs/launch.md describes each step under the same title. */
export function launchChecklist(findings: Finding[]): string {
  const isOpen = (step: string) => findings.some((each) => each.step === step);
  const errorsIn = (pattern: RegExp) =>
    findings.some(({ level, file, entry }) => level === "error" && !entry && pattern.test(file));
  const { address, security } = fieldsOf(contentOf(readContentFiles(), "site")?.content);
  // A person checks the steps without a second value.
  const steps: [title: string, isLeft?: boolean][] = [
    ["Name", errorsIn(/^content\/site\.yaml$/)],
    ["Colours"],
    ["Content", errorsIn(/^content\/.*\.ya?ml/i) || isOpen("Words")],
    ["Pictures", isOpen("Pictures")],
    ["PDFs", isOpen("PDFs") || findings.some(({ file }) => /^(?:public\/)?documents\//.test(file))],
    ["Icon", isOpen("Icon") || !existsSync(fromRoot("public/favicon.svg"))],
    ["Fonts"],
    ["Domain", isInvented(address)],
    ["Host"],
    [
      "Security contact",
      isOpen("Security contact") ||
        isInvented(fieldsOf(security).email) ||
        findings.some(({ entry }) => entry.startsWith("security")),
    ],
    ["Licence"],
    ["Spelling"],
    ["First check"],
  ];
  return steps
    .map(([title, isLeft], index) => {
      // A mistake may hide what is left of any step.
      const state = isLeft === undefined ? "?" : isLeft || isOpen("Content") ? " " : "x";
      const note = { x: "", " ": ": left", "?": ": check it yourself" }[state];
      return `[${state}] ${index + 1}. ${title}${note}\n`;
    })
    .join("");
}
