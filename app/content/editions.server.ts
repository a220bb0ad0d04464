import { contentIn } from "./files.server.ts";

/** One file for each year of the conference, with a folder of that year's pictures beside it. */
const EDITIONS_FOLDER = "content/conferencex";

/** The years that have a file, newest first. The newest is the current edition. */
export function editionYears(): number[] {
  return contentIn(EDITIONS_FOLDER)
    .filter((name) => /^20\d\d$/.test(name))
    .map(Number)
    .toSorted((a, b) => b - a);
}

/** Only pages of editions ask for it, and without an edition there are none. */
export function currentYear(): number {
  return Math.max(...editionYears());
}

/** The year of the edition before another, if there is one. */
export function yearBefore(year: number): number | undefined {
  return editionYears().find((each) => each < year);
}

/** The current edition's page has the plain address, the others' keep their year. */
export function editionPath(year: number): string {
  return year === currentYear() ? "/conferencex" : `/conferencex-${year}`;
}

export function editionFile(year: number): string {
  return `${EDITIONS_FOLDER}/${year}.yaml`;
}

export function editionPictures(year: number): string {
  return `${EDITIONS_FOLDER}/${year}`;
}

/** The URL of an edition's calendar file. The year in it lets old links find the right one. */
export function calendarPath(year: number): string {
  return `/conferencex-${year}.ics`;
}
