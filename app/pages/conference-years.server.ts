import { existsSync, readdirSync } from "node:fs";
import { fromRoot } from "#app/content/load-content.server.ts";

/** The years that have a file in content/conferencex/, newest first. The newest is the current edition. */
export function conferenceYears(): number[] {
  const folder = fromRoot("content/conferencex");
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => /^(\d{4})\.yaml$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);
}

/** The newest edition's page is /conferencex, the others' keep their year. */
export function conferencePath(year: number): string {
  return year === conferenceYears()[0] ? "/conferencex" : `/conferencex-${year}`;
}

export function recapYears(): number[] {
  return conferenceYears().slice(1);
}
