import { basename } from "node:path";
import type { ContentProblem } from "#app/content/content-error.server.ts";
import { CONFERENCE, editionFile } from "#app/content/event-series.server.ts";
import { NOT_ON_WINDOWS, pathsIn } from "#app/content/folders.server.ts";
import { fromRoot } from "#app/content/load-content.server.ts";
import { nearest } from "#app/content/nearest.server.ts";
import { contentFiles } from "./content-files.server.ts";

export type Stray = ContentProblem & {
  level: "error" | "warning";
  /** The content file that somebody probably meant. */
  meant?: string;
};

/** The check of pictures and the fonts' own check know these. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;
const ELSEWHERE =
  /^content\/(?:fonts\/|(?:README|SAMPLES)\.md$|(?:conferencex|home|logos|newsletter|team)$)/;

const NAMES =
  "site interface figures team organisations home learnai newsletter partner-with-us projectx".split(
    " ",
  );

const YAML = /\.ya?ml(?![a-z])/i;
const FOREIGN_PICTURE = /\.(?:heic|heif|gif|tiff?|bmp|psd|ai|eps|jfif)$/i;

/** What programs and people add to the name of a copy: “2025 (1)”, “team copy 2”, “home-old”. */
const MARK_OF_COPY =
  /[\s_.-]*\([^)]*\)$|[\s_.-]+(?:copy|kopie|old|new|backup|bak|final|v?\d{1,2})$/;

/** Files in content/ that nothing reads. Words that no page shows are an error; a copy or a note is not. */
export function findStrayContent(): Stray[] {
  const known = contentFiles().map(({ file }) => file);
  const files = pathsIn(fromRoot("content")).map((path) => `content/${path}`.normalize());
  const unportable = files
    .filter((file) => NOT_ON_WINDOWS.test(file))
    .map((file): Stray => ({
      level: "warning",
      file,
      entry: "",
      problem: "Windows can have no file of this name, so nobody there can copy the project.",
      remedy: "Rename it to letters, digits and hyphens, here and where the content names it.",
    }));
  const unread = files
    .filter((file) => !known.includes(file) && !PICTURE.test(file) && !ELSEWHERE.test(file))
    .map((file) => ({ file, entry: "", ...(YAML.test(file) ? asContent(file) : asOther(file)) }));
  return [...unportable, ...unread];

  function asContent(file: string): Omit<Stray, "file" | "entry"> {
    const meant = meantBy(file);
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
      problem: "nothing reads this file, so no page shows its words.",
      remedy: meant
        ? `Rename it to ${meant} if that is meant, or move it out of content/.`
        : "Put its words into one of the files that content/README.md lists, or move it out of content/.",
    };
  }
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

function meantBy(file: string): string | undefined {
  let stem = basename(file)
    .toLowerCase()
    .replace(/^copy of /, "");
  stem = stem.slice(0, stem.search(YAML)).trim();
  while (MARK_OF_COPY.test(stem)) stem = stem.replace(MARK_OF_COPY, "");
  const [, year] = /^(?:[a-z]+[\s_-]*)?(?:20)?(\d\d)$/.exec(stem) ?? [];
  if (year) return editionFile(CONFERENCE, 2000 + Number(year));
  const name = nearest(stem, NAMES);
  return name && `content/${name}.yaml`;
}
