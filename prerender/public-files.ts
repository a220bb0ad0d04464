import { cpSync, lstatSync } from "node:fs";
import { join } from "node:path";
import type { ContentProblem } from "../app/content/content-error.server.ts";
import { pathsIn, unportable } from "../app/content/folders.server.ts";

/** What public/ is for: icons and pictures, documents, and the script that removes that of an earlier site. */
const ALLOWED =
  /^\.well-known\/|\.(?:avif|ico|jpe?g|pdf|png|svg|webp)$|^documents\/.+\.txt$|^service-worker\.js$/i;

/** Files by which search engines recognise the owner of a domain. */
const PROOF =
  /^(?:(?:google|yandex_|pinterest-)\w+\.html|BingSiteAuth\.xml|(?:ads|humans|[\da-f]{8,})\.txt)$/i;

/** Cloudflare Pages refuses a whole site for one file of 25 MiB. */
const MOST_MEGABYTES = 20;

const REMEDIES: [RegExp, string][] = [
  [
    /\.(?:docx?|odt|pages|rtf|pptx?|odp|key|xlsx?|ods|numbers|csv|md)$/i,
    "Save it as a PDF in public/documents/, and move the original out of public/.",
  ],
  [
    /\.(?:psd|ai|eps|heic|heif|tiff?|bmp|gif|xcf|sketch|fig|mp4|mov|avi|webm)$/i,
    "Save a picture as .jpg, .png, .webp or .svg. Show a video on the service that hosts it. Move the original out of public/.",
  ],
  [
    /^(?:_headers|_redirects|\.htaccess|\.nojekyll|CNAME|robots\.txt|sitemap\.xml|404\.html)$/,
    "The build writes this file, with the headers and redirects of hosting/rules.ts: delete this one.",
  ],
];
const USUAL_REMEDY =
  "Move it out of public/. If it has a password, change that: Git keeps every version.";

/** Not by Vite, which publishes everything, and accents in two characters, as Macs store them. */
export function copyPublicFiles(folder: string, site: string): void {
  for (const path of publishedFiles(folder)) {
    // Under the other usual name of a service worker, too.
    for (const name of path === "service-worker.js" ? [path, "sw.js"] : [path.normalize()])
      cpSync(join(folder, path), join(site, name));
  }
}

export function publishedFiles(folder: string): string[] {
  return pathsIn(folder).filter((path) => !refusal(folder, path));
}

/** The files of public/ that are not published, each with what to do. */
export function findStrayPublicFiles(folder: string): ContentProblem[] {
  return pathsIn(folder).flatMap((path) => {
    const words = refusal(folder, path);
    return words ? { file: `public/${path}`, entry: "", ...words } : [];
  });
}

function refusal(folder: string, path: string): { problem: string; remedy: string } | undefined {
  const file = lstatSync(join(folder, path));
  const megabytes = file.size / 1024 / 1024;
  if (file.isFile() && (ALLOWED.test(path) || PROOF.test(path))) {
    if (megabytes <= MOST_MEGABYTES) return unportable(path);
    return {
      problem: `this file is too large to be published (${Math.ceil(megabytes)} MB).`,
      remedy: `Make it smaller than ${MOST_MEGABYTES} MB, or link to a service that hosts it.`,
    };
  }
  return {
    problem: `this ${file.isDirectory() ? "folder" : file.isSymbolicLink() ? "link" : "file"} is not published: public/ is for icons, pictures and PDFs.`,
    remedy: REMEDIES.find(([pattern]) => pattern.test(path))?.[1] ?? USUAL_REMEDY,
  };
}
