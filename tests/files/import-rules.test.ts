import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "house-"));

/** The messages of the linter about a file with these lines, in a project that has nothing else. */
let messages: (file: string) => string;

const FILES = {
  "app/ui/a.tsx": 'import { b } from "#app/content/b.server.ts";',
  "app/ui/type.tsx": 'import type { B } from "#app/content/b.server.ts";',
  "app/layout/a.tsx": 'import { b } from "#app/content/b.server.ts";',
  "app/layout/type.tsx": 'import { type B } from "#app/content/b.server.ts";',
  "app/content/a.server.ts": 'import { b } from "#app/pages/registry.server.ts";',
  "app/start/a.ts": 'import { b } from "#app/router/router.tsx";',
  "app/router/a.tsx": 'import b from "#app/pages/home/page.tsx";',
  "app/pages/home/a.tsx": 'import { b } from "../newsletter/b.tsx";',
  "app/pages/home/shared.tsx": 'import { b } from "../b.ts";',
  "app/pages/home/a.server.ts": 'import { b } from "#app/content/b.server.ts";',
  "app/pages/home/layout.server.ts": 'import { b } from "#app/layout/b.tsx";',
  "hosting/a.ts": 'import { b } from "../app/content/b.server.ts";',
  "metadata/a.ts": 'import { b } from "../prerender/b.ts";',
  "editor/decap/a.ts": 'import { b } from "../../scripts/b.ts";',
  "tests/site/a.spec.ts": 'import { b } from "../../app/ui/b.tsx";',
  "tests/content/a.test.ts": 'import { b } from "../../app/content/b.server.ts";',
  "app/ui/words.tsx": `
    const SENTENCE = "Show the talks";
    const name = (open: boolean, talk: string) => [
      <p>text</p>,
      <p>{"expression"}</p>,
      <p>{\`template \${talk}\`}</p>,
      <p>{open ? talk : "else"}</p>,
      <p>{open && "and"}</p>,
      <p>{talk ?? "or"}</p>,
      <p>{talk + "sum"}</p>,
      <p>{["list"].join()}</p>,
      <p>{show("Called with a sentence")}</p>,
      <img alt={\`of \${talk}\`} />,
      <button aria-label={open ? "close" : talk} />,
      <p title="title" />,
      <p {...(open && { "aria-description": "spread" })} />,
      <Card label="label" />,
      <Card heading="Heading" />,
    ];`,
  "app/ui/no-words.tsx": `
    const card = (open: boolean, talk: string) =>
      <p className={open ? "a" : "b"} data-x={talk === "Enter" ? "x" : \`y-\${talk}\`} {...(open && { role: "group" })}>
        {talk} · {TALKS["day"]} {find("key")} {talk === "day" && 1}
      </p>;
    throw new Error("For maintainers");`,
  "app/start/one.ts":
    'import { two } from "./two.ts"; export type One = string; export const one = two;',
  "app/start/two.ts": 'import type { One } from "./one.ts"; export const two: One = "";',
};

beforeAll(() => {
  const project = process.cwd();
  const needed = ["oxlint.config.ts", "import-rules.ts", "visible-literals.ts", "tsconfig.json"];
  for (const name of [...needed, "package.json", "node_modules/oxlint"])
    cpSync(join(project, name), join(root, name), { recursive: true });
  for (const [name, lines] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), `${lines}\n`);
  }
  const program = join(project, "node_modules", "oxlint", "bin", "oxlint");
  let output = "";
  try {
    execFileSync(
      process.execPath,
      [program, "--format=unix", "app", "editor", "hosting", "metadata", "tests"],
      { cwd: root, encoding: "utf8" },
    );
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const lines = output.split("\n");
  messages = (file) => lines.filter((line) => line.includes(file)).join("\n");
});

afterAll(() => rmSync(root, { recursive: true }));

test.each([
  "app/ui/a.tsx",
  "app/ui/type.tsx",
  "app/layout/a.tsx",
  "app/content/a.server.ts",
  "app/start/a.ts",
  "app/router/a.tsx",
  "app/pages/home/a.tsx",
  "app/pages/home/layout.server.ts",
  "hosting/a.ts",
  "metadata/a.ts",
  "editor/decap/a.ts",
  "tests/site/a.spec.ts",
] as const)("B17 %s may not import what is above it", (file) => {
  expect(messages(file)).toContain("import is restricted");
});

test.each([
  "app/layout/type.tsx",
  "app/pages/home/shared.tsx",
  "app/pages/home/a.server.ts",
  "tests/content/a.test.ts",
])("B17 %s may import what is below it", (file) => {
  expect(messages(file)).not.toContain("restricted");
});

test("B17 a circle is refused, also one of types", () => {
  expect(messages("app/start/two.ts")).toContain("Dependency cycle");
});

test("B25 a word in a component is refused, wherever it is, and no other string", () => {
  const lines = (file: keyof typeof FILES) => FILES[file].split("\n").slice(1);
  const reported = [
    ...messages("app/ui/words.tsx").matchAll(/words\.tsx:(\d+):.*visible-literals/g),
  ];
  const wordless = /^ *(?:const name|\];)/;
  expect(reported.map(([, line]) => lines("app/ui/words.tsx")[Number(line) - 2])).toEqual(
    lines("app/ui/words.tsx").filter((line) => !wordless.test(line)),
  );
  expect(messages("no-words.tsx")).not.toContain("visible-literals");
});
