import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { contentFiles } from "../../app/pages/content-files.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { logoPicture } from "../../app/content/pictures.server.ts";
import {
  contentOf,
  entriesOf,
  type Finding,
  placesIn,
  type ReadFile,
  unusedFiles,
  warn,
} from "./finding.ts";

const LEAST_CONTRAST = 1.5;
const LEAST_SEEN = 0.3;

export async function checkLogos(files: ReadFile[]): Promise<Finding[]> {
  return [...(await vanishing(files)), ...withFonts(files), ...unused(files)];
}

/** A single-colour logo takes the text colour. Any other is on a white plate, so only white is invisible. */
async function vanishing(files: ReadFile[]): Promise<Finding[]> {
  const organisations = contentOf(files, "organisations");
  const findings: Finding[] = [];
  for (const [index, { logo }] of entriesOf(organisations?.content).entries()) {
    const file = `content/logos/${String(logo)}`;
    if (!organisations || !existsSync(fromRoot(file))) continue;
    const { drawn, seen } = await howMuchIsSeen(file);
    if (drawn > 0 && seen >= LEAST_SEEN) continue;
    findings.push(
      drawn === 0
        ? warn(
            organisations,
            [index],
            `${file} shows nothing.`,
            'Draw it with fill="currentColor".',
            "error",
          )
        : warn(
            organisations,
            [index],
            `${file} is almost white and vanishes on its white plate.`,
            'Use the organisation’s dark version, or an SVG in one colour, fill="currentColor".',
          ),
    );
  }
  return findings;
}

function withFonts(files: ReadFile[]): Finding[] {
  const organisations = contentOf(files, "organisations");
  if (!organisations) return [];
  return entriesOf(organisations.content).flatMap(({ logo }, index) => {
    const file = `content/logos/${String(logo)}`;
    if (!file.endsWith(".svg") || !existsSync(fromRoot(file))) return [];
    const [part] = /<(?:text|style)\b/.exec(readFileSync(fromRoot(file), "utf8")) ?? [];
    if (!part) return [];
    return warn(
      organisations,
      [index],
      `${file} holds ${part}>, which can look otherwise on the page.`,
      part === "<text"
        ? "In the drawing program, turn the letters into paths and export it again."
        : 'Write each colour beside its shape: fill="currentColor".',
    );
  });
}

function unused(files: ReadFile[]): Finding[] {
  const organisations = contentOf(files, "organisations");
  // A file that cannot be read may name any of them.
  if (!organisations || files.length < contentFiles().length) return [];
  const named = new Set(
    files
      .filter((each) => each !== organisations)
      .flatMap(({ content }) => [...placesIn(content)].map(({ value }) => value)),
  );
  const entries = entriesOf(organisations.content);
  const shown = new Set(entries.map(({ logo }) => `content/logos/${String(logo)}`));
  return [
    ...entries.flatMap(({ id }, index) =>
      named.has(id)
        ? []
        : warn(
            organisations,
            [index],
            "no page names this organisation.",
            "Add its id to a list of partners, sponsors or teams, or delete the entry and its logo.",
          ),
    ),
    ...unusedFiles("content/logos", /\.(svg|png|webp)$/i, shown).map((logo) =>
      warn(
        organisations,
        [],
        `nothing shows the logo ${logo}.`,
        "Delete it, or name it in an entry.",
      ),
    ),
  ];
}

async function howMuchIsSeen(file: string): Promise<{ drawn: number; seen: number }> {
  try {
    const { isSingleColour } = await logoPicture(file);
    const { data } = await sharp(readFileSync(fromRoot(file)))
      .resize({ width: 200, height: 200, fit: "inside" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let drawn = 0;
    let seen = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (alpha < 64) continue;
      drawn += 1;
      if (isSingleColour || contrastWithWhite(red, green, blue) >= LEAST_CONTRAST) seen += 1;
    }
    return { drawn, seen: drawn === 0 ? 0 : seen / drawn };
  } catch {
    // The schemas report an unreadable file.
    return { drawn: 1, seen: 1 };
  }
}

function contrastWithWhite(...colour: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
