import { globSync } from "node:fs";
import { basename, relative, sep } from "node:path";

/**
 * Short names for what a build writes thousands of times: the classes stand in every page, every stylesheet and every
 * script, the custom properties in every rule. They save 0.8 KB of the 14 that a page's first flight holds
 * (docs/decisions/011-first-flight.md).
 */

/**
 * Class names that a page may need before the whole stylesheet has come: notices, the spinner and the error screen
 * are drawn by React, and their rules come with it (page-styles.ts). The classes of those files start like this.
 */
export const KEPT_CLASS_PREFIX = "kept-";

const DRAWN_LATER = ["toaster.module.css", "spinner.module.css", "error-screen.module.css"];

/** No vowels: a class such as `.ad1` is what advertisement blockers hide. */
const LETTERS = "bcfghjkmnpqrtvwxz";

/**
 * Names classes by the place of their file among all and their own place in it: three or four letters. The same for
 * the browser and for the pages, in every build of the same sources.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = globSync("app/**/*.module.css")
    .map((file) => file.split(sep).join("/"))
    .sort();
  const namesByFile = new Map<string, string[]>();
  return (name, path) => {
    const file = relative(process.cwd(), path.split("?")[0] ?? path)
      .split(sep)
      .join("/");
    const place = files.indexOf(file);
    if (place < 0) throw new Error(`${file} was not there when the build began.`);
    const names = namesByFile.get(file) ?? [];
    namesByFile.set(file, names);
    if (!names.includes(name)) names.push(name);
    const start = DRAWN_LATER.includes(basename(file)) ? KEPT_CLASS_PREFIX : "";
    const first = LETTERS[Math.floor(place / LETTERS.length)] ?? "";
    const second = LETTERS[place % LETTERS.length] ?? "";
    return start + first + second + names.indexOf(name).toString(36);
  };
}

const PROPERTY = /--[a-z][\w-]*/g;

/**
 * Renames a stylesheet's custom properties, the commonest shortest. Only stylesheets may name them: what the build
 * writes elsewhere (an attribute, a script) is not renamed.
 */
export function shortPropertyNames(css: string): string {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(PROPERTY)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1))
    .map(([name]) => name);
  const short = new Map(names.map((name, place) => [name, `--${letters(place)}`]));
  return css.replaceAll(PROPERTY, (name) => short.get(name) ?? name);
}

/** a, b … z, aa, ab: the Nu checker knows no custom property that begins with a digit. */
function letters(place: number): string {
  const last = String.fromCharCode("a".charCodeAt(0) + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}
