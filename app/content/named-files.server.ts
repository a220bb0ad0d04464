import { isUtf8 } from "node:buffer";
import { statSync } from "node:fs";
import { extname } from "node:path";
import { optimize } from "svgo";
import { ContentError, type Words } from "./content-error.server.ts";
import { decodeText } from "./encoding.server.ts";
import { kindOf } from "./file-kinds.server.ts";
import { fromRoot, projectRoot, readBytes } from "./load-content.server.ts";

/** By path, with the file's state at that time, because every page checks the same logos. */
const checked = new Map<string, { state: string; mistake: Words | undefined }>();

/** Whether the file is what its name says. `kinds` has the endings that its place may have. */
export function mistakeInFile(path: string, kinds: RegExp): Words | undefined {
  const { ino, size, ctimeMs } = statSync(fromRoot(path), { throwIfNoEntry: false }) ?? {};
  const state = [projectRoot(), ino, size, ctimeMs].join();
  const known = checked.get(path);
  if (known?.state === state) return known.mistake;
  const mistake = findMistake(path, kinds);
  checked.set(path, { state, mistake });
  return mistake;
}

const LAST_PARTS: Record<string, string> = {
  ".pdf": "%%EOF",
  ".png": "IEND",
  ".jpg": "\xff\xd9",
};

function isCutOff(bytes: Buffer, ending: string): boolean {
  // A WebP begins with its length, without the 8 bytes up to there.
  if (ending === ".webp") return bytes.length <= 20 || bytes.readUInt32LE(4) + 8 > bytes.length;
  return bytes.lastIndexOf(LAST_PARTS[ending] ?? "", bytes.length, "latin1") === -1;
}

function findMistake(path: string, kinds: RegExp): Words | undefined {
  let bytes: Buffer;
  try {
    bytes = readBytes(path);
  } catch (error) {
    const [found] = error instanceof ContentError ? error.problems : [];
    return { problem: `${path}: ${found?.problem}`, remedy: found?.remedy ?? "" };
  }
  return mistakeIn(path, bytes, kinds);
}

function mistakeIn(path: string, bytes: Buffer, kinds: RegExp): Words | undefined {
  if (bytes.length === 0) {
    return { problem: `${path} is empty (0 bytes).`, remedy: "Save or download it again." };
  }
  const ending = extname(path).toLowerCase().replace("jpeg", "jpg");
  const kind = kindOf(bytes);
  if (ending === ".svg" && (!kind || kind.ending === ending)) {
    const decoded = decodeText(bytes);
    const found =
      !kind && "mistake" in decoded
        ? { ...decoded.mistake, problem: `is no SVG: ${decoded.mistake.problem}` }
        : mistakeInSvg(bytes.toString("utf8").replace(/^\ufeff/, ""));
    return found && { ...found, problem: `${path} ${found.problem}` };
  }
  // A JPEG called .png is as good as any: programs for pictures look into the file.
  if (kind?.ending !== undefined && ending !== ".svg" && kinds.test(kind.ending)) {
    if (isCutOff(bytes, kind.ending))
      return {
        problem: `${path} is cut off: its end is missing.`,
        remedy: "Save or download it again.",
      };
    const found = ending === ".pdf" && mistakeInPdf(bytes.toString("latin1"));
    return found ? { ...found, problem: `${path} ${found.problem}` } : undefined;
  }
  return {
    problem: `${path} is ${kind?.is ?? (isUtf8(bytes) ? "a text" : "something else")}, although its name ends in ${ending}.`,
    remedy: remedyFor(kind?.ending, ending),
  };
}

function remedyFor(kind: string | undefined, ending: string): string {
  if (!kind || kind === ".html") return "Save or download it again: this came in its place.";
  if (ending === ".svg") return AGAIN;
  return `Open it in its own program, save it as ${ending} there, and put that file here: a new name alone changes nothing.`;
}

function mistakeInPdf(pdf: string): Words | undefined {
  const has = (part: string) => new RegExp(`/${part}\\s*(?:<<|\\d+ \\d+ R)`).test(pdf);
  if (has("Encrypt"))
    return {
      problem: "is protected, so that many programs cannot read it aloud or print it.",
      remedy: "Save it again without a password and without restrictions.",
    };
  if (has("Collection"))
    return {
      problem: "is a portfolio of several files, which browsers do not open.",
      remedy: "Save each of its files as a PDF of its own.",
    };
  return undefined;
}

const AGAIN = "Export it again as SVG from the drawing program.";
const NAMESPACE = "http://www.w3.org/2000/svg";
const DRAWN = /^(?:path|rect|circle|ellipse|line|polygon|polyline|text|use|foreignObject)$/;

function mistakeInSvg(svg: string): Words | undefined {
  const parts = { root: {} as Record<string, string>, outside: "", drawn: 0, pictures: 0 };
  const lookAt = (text: string) => {
    parts.outside ||=
      /(?:@import\s+(?:url\()?|url\()\s*["']?(?!["']?(?:#|data:))([^"')\s;]+)/.exec(text)?.[1] ??
      "";
  };
  try {
    optimize(svg, {
      plugins: [
        {
          name: "lookAtParts",
          fn: () => ({
            element: {
              enter({ name, attributes }, { type }) {
                if (type === "root") parts.root = { name, ...attributes };
                if (DRAWN.test(name)) parts.drawn += 1;
                if (name === "image") parts.pictures += 1;
                const link = attributes.href ?? attributes["xlink:href"] ?? "";
                if (name !== "a" && !/^(?:#|data:|$)/.test(link)) parts.outside ||= link;
                Object.values(attributes).forEach(lookAt);
              },
            },
            text: { enter: ({ value }) => lookAt(value) },
            cdata: { enter: ({ value }) => lookAt(value) },
          }),
        },
      ],
    });
  } catch (error) {
    const { reason = "too much is within one another", line = 1 } = error as {
      reason?: string;
      line?: number;
    };
    return { problem: `is no readable SVG (line ${line}: ${reason}).`, remedy: AGAIN };
  }
  const { root, outside, drawn, pictures } = parts;
  if (root.name !== "svg")
    return { problem: "is no drawing, although its name ends in .svg.", remedy: AGAIN };
  if (root.xmlns !== NAMESPACE)
    return {
      problem: "is shown by no browser, because its first element lacks the namespace.",
      remedy: `Write <svg xmlns="${NAMESPACE}" … at its beginning, or export it again.`,
    };
  if (outside)
    return {
      problem: `needs “${outside}”, which is outside the file, and browsers do not load it.`,
      remedy: "Embed nothing from elsewhere: turn letters into paths, and draw pictures as shapes.",
    };
  if (!hasSize(root))
    return {
      problem: "has no size of one unit or more: in viewBox, or in width and height.",
      remedy: `Write viewBox="0 0 width height" in its first element, or export it again.`,
    };
  if (drawn + pictures === 0) return { problem: "draws nothing.", remedy: AGAIN };
  return undefined;
}

function hasSize({ viewBox = "", width, height }: Record<string, string>): boolean {
  const [, , boxWidth = width, boxHeight = height] = viewBox.trim().split(/[\s,]+/);
  return [boxWidth, boxHeight].every(
    (size = "") => Number(size.replace(/(?:p[xtc]|[cm]m|in)$/, "")) >= 1,
  );
}
