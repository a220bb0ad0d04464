import { pathsOfPages } from "#app/content/pages.server.ts";
import { loadSite } from "#app/content/site.server.ts";

/** Every page loads this, so it contains only what header, drawer and footer need. */
export function loadShell() {
  const site = loadSite();
  const { navigation = [], partnerButton } = site;
  const { conferencex, "conference-recap": recaps } = pathsOfPages();
  const unlisted = recaps.filter((path) => !navigation.some(({ to }) => to === path));
  return {
    club: site.club,
    tagline: site.tagline,
    navigation,
    /** The page whose menu entry is marked on a page that has none. */
    parents: Object.fromEntries(unlisted.map((path) => [path, conferencex[0]])),
    footerNavigation: site.footerNavigation ?? [],
    partnerButton,
    contacts: site.contacts ?? [],
    affiliatedSite: site.affiliatedSite,
    social: site.social,
    copyrightYear: site.copyrightYear,
    footerNote: site.footerNote,
  };
}

export type Shell = ReturnType<typeof loadShell>;
