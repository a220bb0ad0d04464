import { pathsOfPages } from "#app/content/pages.server.ts";
import { loadSite } from "#app/content/site.server.ts";

/** Every page loads this, so it contains only what header, drawer and footer need. */
export function loadShell() {
  const site = loadSite();
  const { navigation = [], partnerButton } = site;
  const labels = navigation.map(({ label }) => label);
  const { conferencex, "conference-recap": recaps } = pathsOfPages();
  const unlisted = recaps.filter((path) => !navigation.some(({ to }) => to === path));
  return {
    club: site.club,
    tagline: site.tagline,
    navigation,
    /** The page whose menu entry is marked on a page that has none. */
    parents: Object.fromEntries(unlisted.map((path) => [path, conferencex[0]])),
    menuBelow: menuBelow(site.club, labels, partnerButton?.label),
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

/**
 * What the header needs at a width of the window in rem, in pixels: for a letter and a gap of the menu, whose sizes grow
 * with the window, and for the rest without its words.
 */
const WIDTHS = [
  { rem: 72, letter: 8.28, gap: 19.6, rest: 327 },
  { rem: 90, letter: 8.8, gap: 28, rest: 348 },
  { rem: 120, letter: 9.65, gap: 28, rest: 358 },
];

/** Below which width the menu takes the place of the entries, other than the usual 72 rem. */
export function menuBelow(club: string, entries: string[], button = "") {
  const letters = entries.join("").length;
  const words = 8.7 * button.length + 10.3 * club.length;
  const fitting = WIDTHS.find(
    ({ rem, letter, gap, rest }) =>
      letter * letters + gap * entries.length + words + rest <= 16 * rem,
  );
  if (!fitting) return "always";
  return fitting.rem === 72 ? undefined : fitting.rem;
}
