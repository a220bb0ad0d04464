import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { UI_TEXT_FILE } from "../../app/content/ui-text.server.ts";
import { registry } from "../../app/pages/registry.server.ts";
import { openForm, saveForm } from "../../editor/forms.ts";
import { pageModules, wordsModule } from "../../prerender/page-modules.ts";
import { checkAll } from "../../scripts/check-content.ts";
import { asAnnotations, asText } from "../../scripts/content-checks/report.ts";
import { copyContentForEachTest, EDITION } from "./copied-content.ts";

const content = copyContentForEachTest();
const check = () => checkAll({ now: new Date("2025-01-10"), isLaunch: false });

/** What `npm run dev` shows on the pages instead of their words. */
async function shownInDevelopment(): Promise<string> {
  const plugin = pageModules() as unknown as {
    configResolved: (config: object) => void;
    load: (this: object, id: string) => Promise<string | undefined>;
  };
  plugin.configResolved({ command: "serve" });
  const ids = ["\0virtual:shell", ...registry().map(({ path }) => wordsModule(path))];
  const modules = await Promise.all(
    ids.map((id) => plugin.load.call({ environment: { name: "ssr" } }, id)),
  );
  return modules
    .flatMap((code) => /contentError = (".*");$/.exec(code ?? "")?.[1] ?? [])
    .map((text) => JSON.parse(text) as string)
    .join("\n\n");
}

const bytes = (file: string, text: string) => () =>
  content.write(file, Buffer.from(text, "latin1"));

const rename = (from: string, to: string) => () => content.rename(from, to);

/** A document is printed by hand, so no page of `npm run dev` needs it. */
const PLACES: [file: string, change: () => void, isInNoPage?: boolean][] = [
  ["content/site.yaml", bytes("content/site.yaml", "club: [")],
  [UI_TEXT_FILE, bytes(UI_TEXT_FILE, "menu: [")],
  ["content/figures.yaml", () => content.remove("content/figures.yaml")],
  ["content/team.yaml", bytes("content/team.yaml", "- id: Zo\xeb\n")],
  // The recap shows the edition, too.
  [EDITION, () => content.replace(EDITION, "\ndate:", "\ndatte:")],
  [
    "content/newsletter.yaml",
    () => content.replace("content/newsletter.yaml", "desc: ", "desc: & "),
  ],
  ["content/team.yaml", bytes("content/team/mara-haldane.png", "\0\0\0\x18ftypheic")],
  [
    "content/conferencex",
    () => {
      rmSync(join(content.root(), "content/conferencex"), { recursive: true });
      content.write("content/conferencex", "x");
    },
  ],
  ["content/team.yml", rename("content/team.yaml", "content/team.yml")],
  ["content/home.yml", rename("content/home.yaml", "content/home.yml")],
  ["content/conference", rename("content/conferencex", "content/conference")],
  ["public/documents", rename("public/documents", "public/Documents")],
  [
    "content/team.yaml",
    () => content.replace("content/team.yaml", "- id: mara", "- id: x\n- id: mara"),
  ],
  [
    "documents/projectx-2024/code-of-conduct.md",
    () => {
      rmSync(join(content.root(), "documents/projectx-2024/code-of-conduct.md"));
      mkdirSync(join(content.root(), "documents/projectx-2024/code-of-conduct.md"));
    },
    true,
  ],
];

for (const [file, change, isInNoPage] of PLACES) {
  test(`B10 one mistake in ${file} is one sentence, the same in the check, on GitHub, in development and in the forms`, async () => {
    const form = await openForm("content/organisations.yaml", "http://localhost:1");
    change();
    const errors = (await check()).filter(({ level }) => level === "error");
    const sentences = errors.map(describeProblem);
    expect(sentences).toEqual([expect.stringContaining(`${file}`)]);
    const [sentence = ""] = sentences;
    const [problem = "", remedy = ""] = sentence.split("\n");
    expect(asText(errors, { title: "", inOrder: "" })).toContain(problem);
    expect(asAnnotations(errors)).toContain(`${errors[0]?.problem}%0A${remedy}`);
    expect(await saveForm("content/organisations.yaml", form, [], check)).toBe(sentence);
    if (!isInNoPage) expect(await shownInDevelopment()).toContain(sentence);
  });
}
