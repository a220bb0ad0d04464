import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { everyMeta, markedValues, pathOf } from "../../app/content/field-meta.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { type Finding, type ReadFile, unusedFiles, warn } from "./finding.ts";

const MOST_MEGABYTES = 4;
const MOST_PIXELS = 4000;

/** What each kind of picture must be for its place: the narrowest that is still sharp, and its shape. */
const KINDS = {
  portrait: {
    width: 320,
    shape: [0.6, 1.05],
    asked: "an upright one, 4:5, at least 800 × 1000 px",
  },
  scene: {
    width: 400,
    shape: [1.2, 2.4],
    asked: "one that lies across, 3:2, at least 1200 px wide",
  },
  highlight: {
    width: 400,
    shape: [0.7, 2.4],
    asked: "one of 3:2, 16:9, 4:5 or square, 1200 px wide",
  },
} as const;

export async function checkPictures(files: ReadFile[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const shown = new Set<string>();
  for (const each of files) {
    for (const { path, value, meta } of markedValues(each.schema, each.content)) {
      const kind = meta.file?.kind;
      if (!meta.file || !kind || !isPictureKind(kind) || typeof value !== "string") continue;
      const picture = pathOf(meta.file, value);
      if (shown.has(picture) || !existsSync(fromRoot(picture)) || !isFile(picture)) continue;
      shown.add(picture);
      for (const { level, problem, remedy } of await checkPicture(picture, kind)) {
        findings.push(warn(each, path.slice(0, -1), problem, remedy, level));
      }
    }
    findings.push(...unused(each, shown));
  }
  return findings;
}

type Words = Pick<Finding, "level" | "problem" | "remedy">;

async function checkPicture(picture: string, kind: keyof typeof KINDS): Promise<Words[]> {
  const { width: least, shape, asked } = KINDS[kind];
  const [narrowest, widest] = shape;
  const size = await sharp(fromRoot(picture))
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  // The schemas report an unreadable file.
  if (!size) return [];
  const { width, height } = size;
  const found: Words[] = [];
  const megabytes = statSync(fromRoot(picture)).size / 1024 / 1024;
  if (megabytes > MOST_MEGABYTES || Math.max(width, height) > MOST_PIXELS) {
    found.push({
      level: "warning",
      problem: `${picture} is very large (${width} × ${height} px, ${megabytes.toFixed(1)} MB), and every copy of the project carries it.`,
      remedy: "Save it with at most 2000 px on the longer side, best below 1 MB.",
    });
  }
  if (width < least) {
    found.push({
      level: "error",
      problem: `${picture} is too small for its place (${width} × ${height} px).`,
      remedy: `Use ${asked}; it must have ${least} px in width.`,
    });
  }
  if (width / height < narrowest || width / height > widest) {
    found.push({
      level: "warning",
      problem: `${picture} has an odd shape for its place (${width} × ${height} px), so much of it will be cut off.`,
      remedy: `Use ${asked}.`,
    });
  }
  return found;
}

function unused(each: ReadFile, shown: Set<string>): Finding[] {
  const folders = [...everyMeta(each.schema)].flatMap((meta) =>
    meta.file && isPictureKind(meta.file.kind) ? [meta.file.folder] : [],
  );
  return [...new Set(folders)]
    .flatMap((folder) => unusedFiles(folder, /\.(jpe?g|png|webp|avif)$/i, shown))
    .map((picture) =>
      warn(
        each,
        [],
        `nothing shows the picture ${picture}.`,
        "Delete the picture, or name it in the file.",
      ),
    );
}

function isPictureKind(kind: string): kind is keyof typeof KINDS {
  return kind in KINDS;
}

function isFile(path: string): boolean {
  return statSync(fromRoot(path)).isFile();
}
