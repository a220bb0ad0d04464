import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";

const project = join(import.meta.dirname, "../..");

/** How much ten years are: 20 editions of 60 speakers, 500 newsletter issues, 200 members, 300 organisations. */
export const TEN_YEARS = {
  editions: 20,
  speakers: 60,
  issues: 500,
  members: 200,
  organisations: 300,
};

type Scale = typeof TEN_YEARS;

/** Builds a site of five and of ten years from generated content, twice each, and prints time and page weight. */
export async function measureTenYears() {
  const half = Object.fromEntries(
    Object.entries(TEN_YEARS).map(([name, count]) => [name, count / 2]),
  ) as Scale;
  const rows: string[][] = [
    ["content", "build s", "second build s", ...PAGES.map((page) => `${page} B`)],
  ];
  for (const [name, scale] of [
    ["as it is", undefined],
    ["five years", half],
    ["ten years", TEN_YEARS],
  ] as const) {
    const folder = copyOfProject();
    if (scale) grow(join(folder, "content"), scale);
    const first = build(folder);
    const second = build(folder);
    rows.push([name, first, second, ...PAGES.map((page) => weight(folder, page))]);
    rmSync(folder, { recursive: true });
  }
  rows.splice(1, 0, rows[0]?.map(() => "---") ?? []);
  process.stdout.write(`${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`);
}

const PAGES = ["index", "learnai", "newsletter", "conferencex", "projectx", "partner-with-us"];

function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-ten-years-"));
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: project, encoding: "utf8" });
  for (const file of files.split("\0").filter((name) => name && !name.startsWith("tests/"))) {
    cpSync(join(project, file), join(folder, file));
  }
  // The packages are shared; what is cached between builds is the copy's own, so that a clean build is one.
  const modules = join(folder, "node_modules");
  execFileSync("mkdir", ["-p", modules]);
  for (const name of readdirSync(join(project, "node_modules"))) {
    if (name !== ".cache") symlinkSync(join(project, "node_modules", name), join(modules, name));
  }
  return folder;
}

function build(folder: string): string {
  const start = performance.now();
  execFileSync("npm", ["run", "build", "--silent"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return ((performance.now() - start) / 1000).toFixed(1);
}

function weight(folder: string, page: string): string {
  return String(readFileSync(join(folder, "build/client", `${page}.html.br`)).length);
}

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the files hold is repeated
type Yaml = any;

function edit(path: string, change: (content: Yaml) => Yaml) {
  writeFileSync(path, stringify(change(parse(readFileSync(path, "utf8")))));
}

function many(list: Yaml[], count: number, rename: (item: Yaml, index: number) => object): Yaml[] {
  return Array.from({ length: count }, (_, index) => {
    const item = list[index % list.length];
    return index < list.length ? item : { ...item, ...rename(item, index) };
  });
}

function numbered(item: Yaml, index: number): object {
  return { id: `${item.id}-${index}`, name: `${item.name} ${index}` };
}

/** Repeats what the content files hold until it is that much. */
export function grow(content: string, scale: Scale) {
  edit(join(content, "team.yaml"), (team) => many(team, scale.members, numbered));
  edit(join(content, "organisations.yaml"), (all) => many(all, scale.organisations, numbered));
  edit(join(content, "newsletter.yaml"), (newsletter) => ({
    ...newsletter,
    issues: many(newsletter.issues, scale.issues, (item, index) => ({
      id: `${item.id}-${index}`,
      title: `${item.title} ${index}`,
    })),
  }));
  const editions = join(content, "conferencex");
  edit(join(editions, "2025.yaml"), (edition) => ({
    ...edition,
    speakers: many(edition.speakers, scale.speakers, numbered),
  }));
  const recap = parse(readFileSync(join(editions, "2024.yaml"), "utf8"));
  for (let year = 2024; year > 2025 - scale.editions; year -= 1) {
    if (year < 2024) {
      cpSync(join(editions, "2024"), join(editions, String(year)), { recursive: true });
    }
    writeFileSync(
      join(editions, `${year}.yaml`),
      stringify({
        ...recap,
        year,
        date: recap.date.replace("2024", String(year)),
        name: recap.name.replace("2024", String(year)),
        page: {
          ...recap.page,
          title: recap.page.title.replace("2024", String(year)),
          description: recap.page.description.replace("2024", String(year)),
        },
        speakers: many(recap.speakers, scale.speakers, numbered),
      }),
    );
  }
}
