import type { PageContent } from "./page-definition.server.ts";
import { registry } from "./registry.server.ts";
import { type ContentProblem, problemsOf } from "#app/content/content-error.server.ts";
import { isThere } from "#app/content/files.server.ts";
import {
  loadOrganisations,
  ORGANISATIONS_FILE,
  organisationsSchema,
} from "#app/content/organisations.server.ts";
import {
  FIGURES_FILE,
  figuresSchema,
  loadFigures,
  loadSite,
  SITE_FILE,
  siteSchema,
} from "#app/content/site.server.ts";
import { loadTeam, TEAM_FILE, teamSchema } from "#app/content/team.server.ts";

/** One content file, as the content check and VS Code's schemas know it. */
type ContentFile = PageContent & {
  /** Reads and checks the file as the site does. Throws a ContentError. */
  load: () => unknown;
};

/** Files of several pages. Each page declares the others. */
const shared: ContentFile[] = [
  { file: SITE_FILE, schema: siteSchema, load: loadSite },
  { file: FIGURES_FILE, schema: figuresSchema, load: loadFigures },
  { file: TEAM_FILE, schema: teamSchema, load: loadTeam },
  { file: ORGANISATIONS_FILE, schema: organisationsSchema, load: loadOrganisations },
];

export function contentFiles(): ContentFile[] {
  const pages = registry().flatMap(({ path, definition }) => {
    const content = definition.content?.(path);
    return content ? [{ ...content, load: () => definition.load(path) }] : [];
  });
  return [...shared.filter(({ file }) => file === SITE_FILE || isThere(file)), ...pages];
}

/** Loads the content as the pages do, and returns the mistakes of all files, each once. */
export async function findContentProblems(): Promise<ContentProblem[]> {
  const problems = new Map<string, ContentProblem>();
  for (const { load } of contentFiles()) {
    try {
      await load();
    } catch (error) {
      for (const problem of problemsOf(error)) problems.set(JSON.stringify(problem), problem);
    }
  }
  return [...problems.values()];
}
