import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { pathOf } from "../../app/content/field-meta.server.ts";
import { PICTURE } from "../../app/content/file-kinds.server.ts";
import { pathsIn } from "../../app/content/folders.server.ts";
import { fromRoot, readBytes } from "../../app/content/load-content.server.ts";
import { mistakeInFile } from "../../app/content/named-files.server.ts";
import { LARGEST_PICTURE, logoPicture, pictureCache } from "../../app/content/pictures.server.ts";
import { asOwnPage, OWN_PAGES } from "../../app/content/pages.server.ts";
import { linksOf, richText } from "../../app/content/rich-text.server.ts";
import { contentFiles } from "../../app/pages/content-files.server.ts";
import {
  contentOf,
  entriesOf,
  type Finding,
  findingAt,
  findingIn,
  type ReadFile,
  textsIn,
} from "./finding.ts";

/** The part of the width that a picture needs without which it is refused. */
const BLURRED = 0.375;

/** Width in pixels and aspect ratio that a kind of picture needs for its place. */
const PICTURES = {
  portrait: {
    width: 320,
    shape: [0.6, 1.1],
    asked: "an upright one, 4:5, at least 800 × 1000 px",
  },
  scene: {
    width: 400,
    shape: [0, Infinity], // shown whole
    asked: "one that lies across, 3:2, at least 1200 px wide",
  },
  highlight: {
    width: 400,
    shape: [0.7, 2.4],
    asked: "one of 3:2, 16:9, 4:5 or square, 1200 px wide",
  },
} as const;

type Report = (problem: string, remedy: string, level?: Finding["level"]) => void;

/**
 * Checks the pictures, logos and PDFs that the content names, and lists those it does not name, unless a content file
 * has mistakes: it may name any of them.
 */
export async function checkFiles(
  files: ReadFile[],
  isLaunch: boolean,
  hasMistakes = files.length < contentFiles().length,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const named = new Set<string>();
  for (const { from, path, value, meta } of textsIn(...files)) {
    for (const [linked] of value.matchAll(/\/documents\/[^\s)]+/g)) named.add(`public${linked}`);
    const file = meta.file && pathOf(meta.file, value.trim());
    if (!file || named.has(file.normalize())) continue;
    named.add(file.normalize());
    const report: Report = (...words) =>
      findings.push({ ...findingAt(from, path.slice(0, -1), ...words), step: "Pictures" });
    try {
      await checkFile(file, meta.file?.kind, report);
    } catch {
      // The schemas report a file that is missing or unreadable.
    }
  }
  findings.push(...misplaced(named), ...(await checkIcon()));
  if (hasMistakes) return findings;
  return [
    ...findings,
    ...unused(named, isLaunch),
    ...unnamedOrganisations(files),
    ...unlinkedPages(files),
  ];
}

async function checkFile(file: string, kind: string | undefined, report: Report) {
  if (mistakeInFile(file, /./)) return;
  if (kind === "logo") await checkLogo(file, report);
  else if (kind && kind in PICTURES)
    await checkPicture(file, kind as keyof typeof PICTURES, report);
}

async function checkPicture(file: string, kind: keyof typeof PICTURES, report: Report) {
  const { width: least, shape, asked } = PICTURES[kind];
  const [narrowest, widest] = shape;
  const { autoOrient, pages = 1 } = await sharp(fromRoot(file)).metadata();
  const { width, height } = autoOrient;
  if (pages > 1) {
    report(`${file} moves, and the site shows its first picture only.`, "Save it as one picture.");
  }
  const size = `${width} × ${height} px`;
  const megabytes = statSync(fromRoot(file)).size / 1024 / 1024;
  if (megabytes > LARGEST_PICTURE.megabytes || Math.max(width, height) > LARGEST_PICTURE.pixels) {
    report(
      `${file} is very large (${size}, ${megabytes.toFixed(1)} MB), and every copy of the project carries it.`,
      "Save it with at most 2000 px on the longer side, best below 1 MB.",
    );
  }
  if (width < least) {
    const isBearable = width >= least * BLURRED;
    report(
      `${file} is ${isBearable ? "small for its place, and blurred on many screens" : "too small for its place"} (${size}).`,
      `Use ${asked}; it must have ${least * BLURRED} px in width.`,
      isBearable ? "warning" : "error",
    );
  }
  if (width / height < narrowest || width / height > widest) {
    report(
      `${file} has an odd shape for its place (${size}), so much of it will be cut off.`,
      `Use ${asked}.`,
    );
  }
}

/** Its drawing suits every ground, so only its letters and its size can be wrong. */
async function checkLogo(file: string, report: Report) {
  if (/\.svg$/i.test(file) && /<text\b/.test(readFileSync(fromRoot(file), "utf8")))
    report(
      `${file} contains <text>, which can look otherwise on the page.`,
      "In the drawing program, turn the letters into paths and export it again.",
    );
  const { src, width } = await logoPicture({ path: file, kind: "logo" });
  if (width < 18)
    report(
      `${file} is so tall that it is only ${width} px wide on the page.`,
      "Turn it by 90° if its letters lie on their side, or ask for a wide one.",
    );
  if (src.endsWith(".svg")) return;
  const made = await sharp(join(pictureCache(), basename(src))).metadata();
  if (made.width >= width) return;
  report(
    `${file} is blurred: without its margins it is only ${made.width} px wide.`,
    `Ask for an SVG, or for one at least ${2 * width} px wide.`,
    made.width < width / 8 ? "error" : "warning",
  );
}

const ICON = "public/favicon.svg";
/** Of 255 greys, on average. Gold on white differs by 45, pure blue on the dark ground by 47, light grey on white by 34. */
const SEEN = 40;
const drawIcon = () => sharp(readBytes(ICON)).resize({ width: 64 }).ensureAlpha();

async function checkIcon(): Promise<Finding[]> {
  if (!existsSync(fromRoot(ICON))) return [];
  const found = await unseenIcon().catch(() => [
    findingIn(ICON, "no picture can be read from it.", "Export it as SVG once more.", "error"),
  ]);
  return found.map((finding) => ({ ...finding, step: "Icon" }));
}

/** The header shows the icon on its ground in both colour modes, browsers on theirs. */
async function unseenIcon(): Promise<Finding[]> {
  const drawn = sumOf(await drawIcon().extractChannel("alpha").raw().toBuffer()) / 255;
  const findings: Finding[] = [];
  for (const [mode, grey] of [
    ["light", 255],
    ["dark", 28],
  ] as const) {
    const onGround = drawIcon().flatten({ background: { r: grey, g: grey, b: grey } });
    const greys = await onGround.greyscale().raw().toBuffer();
    if (sumOf(greys.map((each) => Math.abs(each - grey))) / drawn > SEEN) continue;
    const problem = `one hardly sees this icon in the ${mode} header and on ${mode} tabs.`;
    const remedy = "Draw a ground behind it, such as a circle, and run “npm run icons”.";
    findings.push(findingIn(ICON, problem, remedy));
  }
  return findings;
}

function sumOf(parts: Uint8Array): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Pictures that the content looks for in another folder. */
function misplaced(named: Set<string>): Finding[] {
  const missing = [...named].filter((file) => !existsSync(fromRoot(file)));
  const pictures = filesIn("content", PICTURE).filter((file) => !named.has(file));
  return pictures.flatMap((file) => {
    const wanted = missing.find(
      (each) => existsSync(fromRoot(dirname(each))) && basename(each) === basename(file),
    );
    if (!wanted) return [];
    const folder = dirname(wanted);
    const problem = `nothing shows this picture here. The content names it as one of ${folder}/.`;
    return { ...findingIn(file, problem, `Move it to ${folder}/.`), step: "Pictures" };
  });
}

function unused(named: Set<string>, isLaunch: boolean): Finding[] {
  const isUnused = (file: string) => !named.has(file);
  const folders = Map.groupBy(filesIn("content", PICTURE), (file) => dirname(file));
  const documents = filesIn("public/documents", /\.(?:pdf|txt)$/i).filter(isUnused);
  return [
    ...[...folders].flatMap(([folder, pictures]) =>
      unusedPictures(folder, pictures.filter(isUnused), pictures.length),
    ),
    ...documents.map((file) =>
      findingIn(
        file,
        "no content file names this document, and it is published all the same.",
        "Delete the document and its source in documents/, or link to it in content/.",
        isLaunch ? "error" : "warning",
      ),
    ),
  ];
}

function unusedPictures(folder: string, pictures: string[], all: number): Finding[] {
  const [first] = pictures;
  if (!first) return [];
  const noun = folder === "content/logos" ? "logo" : "picture";
  const finding =
    pictures.length === 1
      ? findingIn(first, `nothing shows this ${noun}.`, "Delete it, or name it in a content file.")
      : findingIn(
          folder,
          `nothing shows ${pictures.length} of its ${all} ${noun}s: ${pictures.map((file) => basename(file)).join(", ")}.`,
          pictures.length === all
            ? "If their entries were lost, put those back (Git keeps every version). Keep what is for later."
            : "Delete them, or name them in a content file.",
        );
  return [{ ...finding, step: "Pictures" }];
}

export function filesIn(folder: string, extension: RegExp): string[] {
  return pathsIn(fromRoot(folder))
    .filter((path) => extension.test(path))
    .map((path) => `${folder}/${path}`.normalize())
    .toSorted();
}

function unnamedOrganisations(files: ReadFile[]): Finding[] {
  const organisations = contentOf(files, "organisations");
  if (!organisations) return [];
  const named = new Set<unknown>(
    textsIn(...files).flatMap(({ meta, value }) => (meta.organisation ? value : [])),
  );
  return entriesOf(organisations.content).flatMap(({ id }, index) =>
    named.has(id)
      ? []
      : findingAt(
          organisations,
          [index],
          "no page names this organisation.",
          "Add its id to a list of partners, sponsors or teams, or delete the entry and its logo.",
        ),
  );
}

/** The site’s other pages link to each other. */
function unlinkedPages(files: ReadFile[]): Finding[] {
  const links = textsIn(...files).flatMap(({ value }) => [
    asOwnPage(value),
    ...linksOf(richText(value)),
  ]);
  return files
    .filter(({ file }) => dirname(file) === OWN_PAGES)
    .filter(({ shownAt }) => !links.some((link) => link.replace(/#.*/, "") === shownAt))
    .map(({ file }) =>
      findingIn(
        file,
        "no link leads to this page, so nobody finds it.",
        "Add it to navigation or footerNavigation in content/site.yaml, or link to it in a text.",
      ),
    );
}
