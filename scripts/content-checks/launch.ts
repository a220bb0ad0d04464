import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { markedValues } from "../../app/content/field-meta.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { fieldsOf, type Finding, findingIn, type ReadFile, textsIn } from "./finding.ts";

/** A URL or email address under the reserved domain .example. */
export const RESERVED = /\S*\.example(?![\w.-]*[a-z0-9])\S*/i;

export function checkLaunch(files: ReadFile[]): Finding[] {
  return files.flatMap((each) => {
    const { isWhole, samples, addresses } = leftIn(each);
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
    ];
    return problems
      .filter((problem) => problem !== false)
      .map(([problem = "", remedy = ""]) => findingIn(each.file, problem, remedy, "error"));
  });
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
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
      `still invented: ${wholes} whole files, ${samples} entries, ${addresses} addresses that end in .example.`,
      "`npm run content -- --launch` lists them.",
    ),
  ];
}

function leftIn(each: ReadFile) {
  const values = [...markedValues(each.schema, each.content)];
  return {
    isWhole: fieldsOf(each.content).sample === true,
    samples: values.filter(({ path, value }) => path.at(-1) === "sample" && value === true).length,
    addresses: textsIn(each).flatMap(({ value }) => RESERVED.exec(value)?.[0] ?? []),
  };
}

const SAMPLE_ICON = "5a3c0820a820f73e555f5c9fbe14410947969abe382f074c831e406bef3cba95";

/** From a clone to a site online. docs/launch.md describes each step under the same title. */
export function launchChecklist(findings: Finding[]): string {
  const invented = findings.filter(({ problem }) => /sample: true|\.example/.test(problem));
  // A person checks the steps without a second value.
  const steps: [title: string, isLeft?: boolean][] = [
    ["Name", invented.some(({ file }) => file === "content/site.yaml")],
    ["Colours"],
    ["Content", invented.some(({ file }) => file.startsWith("content/"))],
    ["Pictures", findings.some(({ problem }) => /\b(?:picture|logo)/.test(problem))],
    ["PDFs", findings.some(({ file }) => /^(?:public\/)?documents\//.test(file))],
    ["Icon", hasSampleIcon()],
    ["Fonts"],
    [
      "Domain",
      invented.some(
        ({ file, problem }) => file === "content/site.yaml" && problem.includes(".example"),
      ),
    ],
    ["Host"],
    ["Security contact", findings.some(({ entry }) => entry.startsWith("security"))],
    ["Licence"],
    ["Spelling"],
    ["First check"],
  ];
  return steps
    .map(([title, isLeft], index) => {
      const state = isLeft === undefined ? "?" : isLeft ? " " : "x";
      const note = { x: "", " ": ": left", "?": ": check it yourself" }[state];
      return `[${state}] ${index + 1}. ${title}${note}\n`;
    })
    .join("");
}

function hasSampleIcon(): boolean {
  const icon = fromRoot("public/favicon.svg");
  if (!existsSync(icon)) return false;
  const text = readFileSync(icon, "utf8").replaceAll("\r\n", "\n");
  return createHash("sha256").update(text).digest("hex") === SAMPLE_ICON;
}
