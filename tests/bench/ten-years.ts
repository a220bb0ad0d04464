import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { copyProject } from "../content/project-copy.ts";
import { conference } from "../support/content.ts";
import { projectFolder } from "../support/folders.ts";
import { pages } from "../support/site.ts";

/** The content of ten years. `speakers` counts those of each edition. */
export const TEN_YEARS = {
  editions: 20,
  speakers: 60,
  issues: 500,
  members: 200,
  organisations: 300,
};

type Scale = typeof TEN_YEARS;

/** Builds the site with generated content, twice at each scale, and prints the time and the bytes of each page. */
export async function measureTenYears() {
  const half = Object.entries(TEN_YEARS).map(([name, count]) => [name, count / 2]);
  const scales = {
    "as it is": undefined,
    "five years": Object.fromEntries(half) as Scale,
    "ten years": TEN_YEARS,
  };
  const recaps = conference.recaps.map(({ path }) => path);
  const names = pages
    .filter((path) => !recaps.includes(path))
    .map((path) => path.slice(1) || "index");
  const head = ["content", "build s", "second build s", ...names.map((page) => `${page} B`)];
  // Row by row, because the whole takes minutes.
  const print = (row: string[]) => console.log(`| ${row.join(" | ")} |`);
  print(head);
  print(head.map(() => "---"));
  for (const [name, scale] of Object.entries(scales)) {
    const folder = copyWithoutCaches();
    if (scale) grow(join(folder, "content"), scale);
    const times = [build(folder), build(folder)];
    const file = (page: string) => join(folder, "dist", `${page}.html.br`);
    print([name, ...times, ...names.map((page) => String(fs.statSync(file(page)).size))]);
    fs.rmSync(folder, { recursive: true });
  }
}

/** Links the packages but not the caches, so that the first build is a clean one. */
function copyWithoutCaches(): string {
  const folder = copyProject();
  const modules = join(folder, "node_modules");
  fs.unlinkSync(modules);
  fs.mkdirSync(modules);
  for (const name of fs.readdirSync(join(projectFolder, "node_modules"))) {
    if (name !== ".cache")
      fs.symlinkSync(join(projectFolder, "node_modules", name), join(modules, name));
  }
  return folder;
}

function build(folder: string): string {
  const start = performance.now();
  execFileSync("npm", ["run", "build", "--silent"], { cwd: folder, stdio: "pipe" });
  return ((performance.now() - start) / 1000).toFixed(1);
}

type Entry = Record<string, unknown>;

function edit<Content>(path: string, change: (content: Content) => Content) {
  // A club may have left it out.
  if (fs.existsSync(path))
    fs.writeFileSync(path, stringify(change(parse(fs.readFileSync(path, "utf8")))));
}

/** Repeats a list until it has `count` entries, and numbers the fields that must be unique. */
function many(list: Entry[], count: number, fields = ["id", "name"]): Entry[] {
  return Array.from({ length: list.length && count }, (_, index) => {
    const entry = list[index % list.length] ?? {};
    const numbered = fields.map((field) => [field, `${entry[field]}-${index}`]);
    return index < list.length ? entry : { ...entry, ...Object.fromEntries(numbered) };
  });
}

/** Repeats entries of the content files up to a scale. */
export function grow(content: string, scale: Scale) {
  edit<Entry[]>(join(content, "team.yaml"), (team) => many(team, scale.members));
  edit<Entry[]>(join(content, "organisations.yaml"), (all) => many(all, scale.organisations));
  edit<{ issues: Entry[] }>(join(content, "newsletter.yaml"), (newsletter) => ({
    ...newsletter,
    issues: many(newsletter.issues, scale.issues, ["id", "title"]),
  }));
  for (const name of conference.names) {
    edit<{ speakers: Entry[] }>(join(content, `${name}.yaml`), (edition) => ({
      ...edition,
      ...(edition.speakers && { speakers: many(edition.speakers, scale.speakers) }),
    }));
  }
  const oldest = conference.names.at(-1) ?? "";
  if (oldest === conference.name) return;
  const year = basename(oldest);
  const recap = fs.readFileSync(join(content, `${oldest}.yaml`), "utf8");
  for (let count = conference.names.length; count < scale.editions; count += 1) {
    const earlier = String(Number(year) - count + 1);
    const place = join(content, dirname(oldest), earlier);
    fs.cpSync(join(content, oldest), place, { recursive: true });
    fs.writeFileSync(`${place}.yaml`, recap.replaceAll(year, earlier));
  }
}
