import { recapYears } from "./addresses.server.ts";
import { loadConferenceRecap, loadCurrentConference } from "./conference.server.ts";
import { ContentError, type ContentProblem } from "./content-error.server.ts";
import { loadHome } from "./home.server.ts";
import { loadLearnai } from "./learnai.server.ts";
import { loadNewsletter } from "./newsletter.server.ts";
import { loadOrganisations } from "./organisations.server.ts";
import { loadPartner } from "./partner.server.ts";
import { loadProjectx } from "./projectx.server.ts";
import { loadFigures, loadSite } from "./site.server.ts";
import { loadTeam } from "./team.server.ts";

/** Loads every content file as the pages do and gathers what is wrong, each problem once, in the order of the files. */
export async function findContentProblems(): Promise<ContentProblem[]> {
  const loads: (() => unknown)[] = [
    loadFigures,
    loadSite,
    loadOrganisations,
    loadHome,
    loadTeam,
    loadPartner,
    loadCurrentConference,
    ...recapYears().map((year) => () => loadConferenceRecap(year)),
    loadProjectx,
    loadNewsletter,
    loadLearnai,
  ];
  const problems = new Map<string, ContentProblem>();
  for (const load of loads) {
    try {
      await load();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const problem of error.problems) problems.set(JSON.stringify(problem), problem);
    }
  }
  return [...problems.values()];
}
