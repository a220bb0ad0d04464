import type { z } from "zod";
import { SITE_FILE } from "#app/content/addresses.server.ts";
import { FIGURES_FILE, isThere } from "#app/content/load-content.server.ts";
import { registry } from "./registry.server.ts";
import { ContentError, type ContentProblem } from "#app/content/content-error.server.ts";
import {
  loadOrganisations,
  ORGANISATIONS_FILE,
  organisationsSchema,
} from "#app/content/organisations.server.ts";
import { figuresSchema, loadFigures, loadSite, siteSchema } from "#app/content/site.server.ts";
import { loadUiText, UI_TEXT_FILE, uiTextSchema } from "#app/content/ui-text.server.ts";
import { loadTeam, TEAM_FILE, teamSchema } from "#app/content/team.server.ts";

/** One content file, as the content check and VS Code's schemas know it. */
export type ContentFile = {
  file: string;
  label: string;
  schema: z.ZodType;
  /** Reads and checks the file as the site does. Throws a ContentError. */
  load: () => unknown;
};

/** Files of several pages. Each page declares the others. */
const shared: [file: string, label: string, schema: z.ZodType, load: () => unknown][] = [
  [SITE_FILE, "Every page: name, menus, contacts", siteSchema, loadSite],
  [UI_TEXT_FILE, "What the site itself says", uiTextSchema, loadUiText],
  [FIGURES_FILE, "Figures", figuresSchema, loadFigures],
  [TEAM_FILE, "Team", teamSchema, loadTeam],
  [ORGANISATIONS_FILE, "Organisations and logos", organisationsSchema, loadOrganisations],
];

export function contentFiles(): ContentFile[] {
  return [
    ...shared
      .filter(([file]) => file === SITE_FILE || isThere(file))
      .map(([file, label, schema, load]) => ({ file, label, schema, load })),
    ...registry().flatMap(({ path, definition }) => {
      const content = definition.content?.(path);
      return content ? [{ ...content, load: () => definition.load(path) }] : [];
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
        const key = JSON.stringify({ ...problem, remedy: "" });
        if (!problems.has(key)) problems.set(key, problem);
      }
    }
  }
  return [...problems.values()];
}
