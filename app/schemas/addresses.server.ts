import { existsSync, readdirSync } from "node:fs";
import { fromRoot } from "./load-content.server.ts";

/** The years that have a file in content/conferencex/, newest first. The newest is the current edition. */
export function conferenceYears(): number[] {
  const folder = fromRoot("content/conferencex");
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => /^(\d{4})\.yaml$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);
}

/** The address of an edition's page: the newest has /conferencex, the others keep their year (B11). */
export function conferencePath(year: number): string {
  return year === conferenceYears()[0] ? "/conferencex" : `/conferencex-${year}`;
}

/** The years that have a recap page, newest first. */
export function recapYears(): number[] {
  return conferenceYears().slice(1);
}

/** Every page of the site, in the order of the sitemap. */
export function pagePaths(): string[] {
  return [
    "/",
    "/partner-with-us",
    ...conferenceYears().map(conferencePath),
    "/newsletter",
    "/learnai",
    "/projectx",
  ];
}

/**
 * Whether the site is being worked on (`npm run dev`). Asked of the command and not of NODE_ENV, which whoever builds
 * may have set to anything: what only maintainers need must never be published.
 */
export function isWorkedOn(): boolean {
  return process.argv[2] === "dev";
}

/** Pages for maintainers, in development only: every piece of the site in every state. */
export function maintainerPaths(): string[] {
  return isWorkedOn() ? ["/specimen"] : [];
}
