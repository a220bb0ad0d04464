import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { conferencePath, conferenceYears, recapYears } from "./conference-years.server.ts";
import { hasContent } from "#app/content/load-content.server.ts";
import type { PageDefinition, PageMeta } from "./define-page.ts";

export type RegisteredPage = {
  /** The folder in app/pages/: `page.server.ts` loads the words, `page.tsx` renders them. */
  folder: string;
  definition: () => Promise<{ default: PageDefinition<{ page: PageMeta }> }>;
  /** The URLs, usually one; the conference has one a year. */
  paths: string[];
};

/** Every page of the site, in the order of the sitemap. A new page is one folder and one line here. */
export function registry(): RegisteredPage[] {
  const [current = 0] = conferenceYears();
  return [
    page("home", () => import("./home/page.server.ts"), ["/"]),
    page("partner-with-us", () => import("./partner-with-us/page.server.ts"), ["/partner-with-us"]),
    page("conferencex", () => import("./conferencex/page.server.ts"), [conferencePath(current)]),
    page(
      "conference-recap",
      () => import("./conference-recap/page.server.ts"),
      recapYears().map(conferencePath),
    ),
    page("newsletter", () => import("./newsletter/page.server.ts"), ["/newsletter"]),
    optionalPage("learnai", () => import("./learnai/page.server.ts")),
    page("projectx", () => import("./projectx/page.server.ts"), ["/projectx"]),
  ];
}

/** Answers unknown URLs: every host serves `404.html`. */
export const NOT_FOUND = page("not-found", () => import("./not-found/page.server.ts"), ["/404"]);

/** Every piece of the site in every state, for maintainers; only `npm run dev` has it. */
export const SPECIMEN = page("specimen", () => import("./specimen/page.server.ts"), ["/specimen"]);

function page(
  folder: string,
  definition: RegisteredPage["definition"],
  paths: string[],
): RegisteredPage {
  return { folder, definition, paths };
}

/** A page that a club may leave out: it is on the site where `content/<folder>.yaml` is. */
function optionalPage(folder: string, definition: RegisteredPage["definition"]): RegisteredPage {
  return page(folder, definition, hasContent(folder) ? [`/${folder}`] : []);
}

/** The URLs of all pages that visitors can find. */
export function pagePaths(): string[] {
  return registry().flatMap(({ paths }) => paths);
}

/** Throws where the registry and the folders of app/pages/ do not match. */
export function checkFolders(
  registered = [...registry(), NOT_FOUND, SPECIMEN].map(({ folder }) => folder),
  root = import.meta.dirname,
): void {
  const missingFiles = registered.flatMap((folder) =>
    ["page.server.ts", "page.tsx"]
      .filter((name) => !existsSync(join(root, folder, name)))
      .map(
        (name) =>
          `app/pages/registry.ts lists the page “${folder}”, but there is no app/pages/${folder}/${name}. Write the file, or delete the line.`,
      ),
  );
  const missingLines = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !registered.includes(entry.name))
    .map(
      ({ name }) =>
        `app/pages/${name}/ is not a page yet, because app/pages/registry.ts has no line for it. Add a line, or delete the folder.`,
    );
  const problems = [...missingFiles, ...missingLines];
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
