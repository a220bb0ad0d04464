import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { PHOTO } from "../../app/content/file-kinds.server.ts";
import { fromRoot, readBytes } from "../../app/content/load-content.server.ts";
import { publishedFiles } from "../../prerender/public-files.ts";
import { type Finding, findingIn, findingsOf } from "./finding.ts";

/** Names the files that say who made them or where. public/ is published as it is; other pictures are drawn again. */
export async function checkHiddenData(): Promise<Finding[]> {
  const found = await Promise.all(
    publishedFiles(fromRoot("public")).map(async (path) => {
      let bytes: Buffer;
      try {
        bytes = readBytes(`public/${path}`);
      } catch (error) {
        return findingsOf(error);
      }
      const [hidden, remedy] = /\.pdf$/i.test(path)
        ? [
            authorIn(bytes),
            "Print it to a PDF again after deleting the author in the document’s properties.",
          ]
        : [PHOTO.test(path) && (await notesIn(bytes)), "Export it again without metadata."];
      return hidden
        ? findingIn(`public/${path}`, `everyone can read in this file ${hidden}.`, remedy)
        : [];
    }),
  );
  return found.flat();
}

/** Looks for what describes a picture beside its pixels. Like `authorIn`, it returns the words of the finding. */
async function notesIn(picture: Buffer): Promise<string | undefined> {
  try {
    const { exif, xmp, iptc, comments } = await sharp(picture).metadata();
    return exif || xmp || iptc || comments
      ? "what the camera or the program noted, such as a place or a name"
      : undefined;
  } catch {
    return undefined; // Another check reports what is unreadable.
  }
}

/** Looks for a PDF’s author in its own entry and in its XMP, also in compressed parts. */
function authorIn(pdf: Buffer): string | undefined {
  const text = pdf.toString("latin1");
  const parts = [...text.matchAll(/stream\r?\n(.*?)\r?\n?endstream/gs)].map(([, part = ""]) => {
    try {
      return inflateSync(Buffer.from(part, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  const [, entry, xmp] =
    /\/Author\s*(\([^)]*[^\s)]|<\s*[\da-f])|<dc:creator>.*?<rdf:li[^>]*>\s*([^<\s])/is.exec(
      [text, ...parts].join("\n"),
    ) ?? [];
  return entry || xmp ? "who wrote it" : undefined;
}
