import type { z } from "zod";
import { checkFolders, registry } from "./registry.ts";
import { ContentError, type ContentProblem } from "#app/content/content-error.server.ts";
import { loadOrganisations, organisationsSchema } from "#app/content/organisations.server.ts";
import { figuresSchema, loadFigures, loadSite, siteSchema } from "#app/content/site.server.ts";
import { loadTeam, teamSchema } from "#app/content/team.server.ts";

/** One content file, as the tools that help to edit it know it. */
export type ContentFile = {
  file: string;
  label: string;
  schema: z.ZodType;
  /** The page on which one sees it first. */
  page: string;
  /** Reads and checks the file as the site does. Throws a ContentError. */
  load: () => unknown;
};

/** Files of several pages. Each page declares the others. */
const shared = [
  { name: "site", label: "Every page: name, menus, contacts", schema: siteSchema, load: loadSite },
  { name: "figures", label: "Figures", schema: figuresSchema, load: loadFigures },
  {
    name: "team",
    label: "Team",
    schema: teamSchema,
    load: loadTeam,
    page: "/#meet-the-team",
  },
  {
    name: "organisations",
    label: "Organisations and logos",
    schema: organisationsSchema,
    load: loadOrganisations,
  },
];

// Here, because build, development and content check all import this module.
checkFolders();

const definitions = new Map(
  await Promise.all(
    registry().map(
      async ({ folder, definition }) => [folder, (await definition()).default] as const,
    ),
  ),
);

/** Every page's path with its definition, in the order of the registry. */
export function definedPages() {
  return registry().flatMap(({ folder, paths }) => {
    const definition = definitions.get(folder);
    return definition ? paths.map((path) => ({ path, definition })) : [];
  });
}

export function contentFiles(): ContentFile[] {
  return [
    ...shared.map(({ name, page = "/", ...each }) => ({ ...each, file: fileOf(name), page })),
    ...definedPages().flatMap(({ path, definition }) => {
      const content = definition.content?.(path);
      if (!content) return [];
      const { name, label, schema } = content;
      const load = () => definition.load(path);
      return [{ file: fileOf(name), label, schema, page: path, load }];
    }),
  ];
}

/**
 * Loads content files as the pages do and gathers what is wrong, each problem once, in the order of the files. A page
 * that shows part of another page's file checks that part only, so the file's own page reports it.
 */
export async function findContentProblems(files = contentFiles()): Promise<ContentProblem[]> {
  const problems = new Map<string, ContentProblem>();
  const checked = new Set(files.map(({ file }) => file));
  for (const { file, load } of files) {
    try {
      await load();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const problem of error.problems) {
        if (problem.file !== file && checked.has(problem.file)) continue;
        problems.set(JSON.stringify(problem), problem);
      }
    }
  }
  return [...problems.values()];
}

function fileOf(name: string): string {
  return `content/${name}.yaml`;
}
