import { basename, dirname } from "node:path";
import type { ContentProblem } from "#app/content/content-error.server.ts";
import { asAddress } from "#app/content/addresses.server.ts";
import { CONFERENCE, editionFile } from "#app/content/event-series.server.ts";
import { PICTURE } from "#app/content/file-kinds.server.ts";
import { pathsIn, unportable } from "#app/content/folders.server.ts";
import { contentIn, fromRoot, isThere } from "#app/content/load-content.server.ts";
import { nearest } from "#app/content/nearest.server.ts";
import { OWN_PAGES, pathsOfPages } from "#app/content/pages.server.ts";
import { contentFiles, SHARED_FILES } from "./content-files.server.ts";

export type Stray = ContentProblem & {
  level: "error" | "warning";
  /** The content file that somebody probably meant. */
  meant?: string;
};

const FOLDERS = `${CONFERENCE.slug}|fonts|home|logos|newsletter|pages|team`;

/** The fonts’ own check knows these. */
const ELSEWHERE = new RegExp(
  String.raw`^content/(?:fonts/|(?:README|SAMPLES)\.md$|(?:${FOLDERS})$)`,
);

const EDITIONS = `content/${CONFERENCE.slug}`;

/** A folder that is none of the site's, nor an edition's. */
const FOREIGN = new RegExp(
  String.raw`^content/(?:(?!(?:${FOLDERS})/)|${CONFERENCE.slug}/(?!20\d\d/))[^/]+(?=/)`,
);

const YAML = /\.(?:ya?ml|json)(?![a-z])/i;
const FOREIGN_PICTURE = /\.(?:heic|heif|gif|tiff?|bmp|psd|ai|eps|jfif)$/i;

/** Files in content/ that nothing reads. Words that no page shows are an error; a copy or a note is not. */
export function findStrayContent(): Stray[] {
  const known = contentFiles().map(({ file }) => file);
  const files = pathsIn(fromRoot("content")).map((path) => `content/${path}`.normalize());
  const onWindows = files.flatMap((file): Stray[] => {
    const words = unportable(file);
    return words ? [{ level: "warning", file, entry: "", ...words }] : [];
  });
  const edition = files.find((file) => /^content\/.+\/20\d\d\.yaml$/.test(file)) ?? "";
  const renamed = isThere(EDITIONS) ? "" : dirname(edition);
  const paths = files.map((file) => (file.startsWith(`${renamed}/`) ? renamed : file));
  const unread = [...new Set(paths)]
    .filter((file) => !known.includes(file) && !PICTURE.test(file) && !ELSEWHERE.test(file))
    .map((file) => ({
      file,
      entry: "",
      ...(file === renamed || YAML.test(file) ? asContent(file) : asOther(file)),
    }));
  return [...onWindows, ...joined(unread)];

  function asContent(file: string): Omit<Stray, "file" | "entry"> {
    const isFolder = file === renamed;
    const meant = isFolder ? EDITIONS : meantBy(file);
    if (meant && files.includes(meant)) {
      return {
        level: "warning",
        meant,
        problem: `nothing reads this file. The site reads ${meant}.`,
        remedy: `Put into ${meant} what only this file says, then delete this file.`,
      };
    }
    return {
      level: "error",
      ...(meant && { meant }),
      problem: `nothing reads this ${isFolder ? "folder" : "file"}, so no page shows its words.`,
      remedy: meant
        ? `Rename it to ${meant} if that is meant, or move it out of content/.`
        : "Move it to content/pages/ if it is a page of its own, or put its words into one of the files that content/README.md lists.",
    };
  }
}

/** Of a folder that somebody has copied into content/, one is enough. */
function joined(strays: Stray[]): Stray[] {
  const groups = Map.groupBy(
    strays,
    (stray) => (stray.level === "warning" && FOREIGN.exec(stray.file)?.[0]) || stray,
  );
  return [...groups].flatMap(([folder, found]): Stray[] => {
    if (typeof folder !== "string" || found.length === 1) return found;
    const problem = "nothing reads this folder.";
    const remedy =
      "Put into the site’s own files what only these say, then move it out of content/.";
    return [{ level: "warning", file: folder, entry: "", problem, remedy }];
  });
}

/** Those that are meant to be read, by their wrong names. */
export function findRenamedContent(): Stray[] {
  return findStrayContent().filter(({ level, meant }) => level === "error" && meant);
}

function asOther(file: string): Omit<Stray, "file" | "entry"> {
  return {
    level: "warning",
    problem: "nothing reads this file.",
    remedy: FOREIGN_PICTURE.test(file)
      ? "Save the picture as .jpg, .png, .webp or .avif, a logo as .svg, and delete this file."
      : "Move it out of content/. Words belong in the .yaml files, PDFs in public/documents/.",
  };
}

/** Programs and people add something to the name of a copy: “2025 (1)”, “Copy of team”, “home-DESKTOP-1A2B”. */
function meantBy(file: string): string | undefined {
  const whole = basename(file).toLowerCase();
  const stem = whole.slice(0, whole.search(YAML)).trim();
  const address = asAddress(stem);
  const own = contentIn(OWN_PAGES).find((each) => `-${address}-`.includes(`-${each}-`));
  if (dirname(file) === OWN_PAGES) return `${OWN_PAGES}/${own ?? (address || "page")}.yaml`;
  const ofPages = Object.keys(pathsOfPages()).filter(
    (page) => page !== "own-page" && !page.startsWith(CONFERENCE.page),
  );
  const names = [...SHARED_FILES.map((shared) => basename(shared, ".yaml")), ...ofPages];
  const name = names.find((each) => new RegExp(`(?<![a-z])${each}(?![a-z])`).test(stem));
  if (own && !name) return `${OWN_PAGES}/${own}.yaml`;
  const [, year] = /^(?:conf[a-z]*[\s_-]*)?(?:20)?(\d\d)(?!\d)/.exec(stem) ?? [];
  if (year && !name) return editionFile(CONFERENCE, 2000 + Number(year));
  const near = name ?? nearest(stem, names);
  return near && `content/${near}.yaml`;
}
