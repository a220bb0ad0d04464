import { addressOf, type NamedPage } from "./addresses.server.ts";
import { contentIn } from "./load-content.server.ts";

/** Events of one kind, one a year: content/<slug>/<year>.yaml, with a folder of that year's pictures beside it. */
export type EventSeries = { page: NamedPage; slug: string };

export const CONFERENCE: EventSeries = { page: "conference", slug: "conferencex" };

/** The years that have a file, newest first. The newest is the current edition. */
export function editionYears({ slug }: EventSeries): number[] {
  return contentIn(`content/${slug}`)
    .filter((name) => /^20\d\d$/.test(name))
    .map(Number)
    .toSorted((a, b) => b - a);
}

/** Only pages of editions ask for it, and without an edition there are none. */
export function currentYear(series: EventSeries): number {
  const [year] = editionYears(series);
  if (!year) throw new Error(`There is no edition in content/${series.slug}/.`);
  return year;
}

/** The current edition's page has the plain address, the others' keep their year. */
export function editionPath(series: EventSeries, year: number): string {
  return year === editionYears(series)[0] ? addressOf(series.page) : recapPath(series, year);
}

function recapPath({ page }: EventSeries, year: number): string {
  return `${addressOf(page)}-${year}`;
}

/** The year whose page has this path. */
export function yearAt(series: EventSeries, path: string): number {
  const year = editionYears(series).find((each) => editionPath(series, each) === path);
  if (!year) throw new Error(`There is no edition for ${path} in content/${series.slug}/.`);
  return year;
}

export function editionFile({ slug }: EventSeries, year: number): string {
  return `content/${slug}/${year}.yaml`;
}

export function editionPictures({ slug }: EventSeries, year: number): string {
  return `content/${slug}/${year}`;
}

/** The URL of an edition's calendar file. The year in it lets old links find the right one. */
export function calendarPath(series: EventSeries, year: number): string {
  return `${recapPath(series, year)}.ics`;
}
