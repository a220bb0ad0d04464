import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { registry } from "../../app/pages/registry.ts";
import { markedValues } from "../../app/content/field-meta.server.ts";
import { entriesOf, fieldsOf, type Finding, type ReadFile, warn } from "./finding.ts";

const app = join(dirname(dirname(import.meta.dirname)), "app");

/** Links inside the site that name a part of a page which is not there (B10). The page itself is the schemas' business. */
export function checkFragments(files: ReadFile[]): Finding[] {
  const known = new Map<string, Set<string>>();
  const findings: Finding[] = [];
  for (const each of files) {
    for (const { path, value, meta } of markedValues(each.schema, each.content)) {
      if (typeof value !== "string" || meta.link !== "internal") continue;
      const [page = "", fragment] = value.split("#");
      if (!fragment || fragment.startsWith("faq-")) continue;
      if (!known.has(page)) known.set(page, fragmentsOf(page, files));
      const parts = known.get(page) ?? new Set();
      if (parts.has(fragment)) continue;
      findings.push(
        warn(
          each,
          path,
          `leads to “${value}”, and the page has no part called “${fragment}”.`,
          `Parts of that page are: ${[...parts].toSorted().join(", ")}.`,
        ),
      );
    }
  }
  return findings.map((finding) => ({ ...finding, level: "error" }));
}

/** The ids of a page: those its sections write out, and those made of content. */
function fragmentsOf(page: string, files: ReadFile[]): Set<string> {
  const folders = registry().flatMap(({ folder, paths }) =>
    paths.includes(page) ? [join(app, "pages", folder)] : [],
  );
  const sources = [...folders, join(app, "layout")].flatMap((each) =>
    readdirSync(each)
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(join(each, name), "utf8")),
  );
  const written = sources
    .flatMap((source) => [
      ...source.matchAll(/<(?:section|h[1-6]|main|div|ul|ol)\s[^>]*?\bid="([\w-]+)"/g),
    ])
    .map(([, id]) => id ?? "")
    .filter((id) => id !== "page-heading");
  return new Set([...written, ...fromContent(page, files)]);
}

function fromContent(page: string, files: ReadFile[]): string[] {
  return files
    .filter((each) => each.page.split("#")[0] === page)
    .flatMap(({ file, content }) => {
      if (file.endsWith("/team.yaml")) return ids(content, "team-");
      const { speakers, editions } = fieldsOf(content);
      const years = entriesOf(editions).flatMap(({ year }) =>
        ["", "documents-", "teams-", "timeline-"].map((prefix) => `${prefix}${String(year)}`),
      );
      return [...ids(speakers, "speaker-"), ...years, ...(years.length > 0 ? ["landing"] : [])];
    });
}

function ids(value: unknown, prefix: string): string[] {
  return entriesOf(value).map(({ id }) => `${prefix}${String(id)}`);
}
