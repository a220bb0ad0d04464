import type { ContentProblem } from "./content-error.server.ts";
import { kindOf } from "./file-kinds.server.ts";

export type Mistake = Pick<ContentProblem, "problem" | "remedy" | "line" | "column">;

const UNDO = "Put the file back as it was: git keeps every earlier version.";

/** The text of a UTF-8 file without byte order mark, or what the file is instead. */
export function decodeText(bytes: Buffer): { text: string } | { mistake: Mistake } {
  const kind = kindOf(bytes);
  if (kind) return { mistake: { problem: `the file is ${kind.is}, not a text.`, remedy: UNDO } };
  const wide = wideEncoding(bytes);
  if (wide) return { mistake: savedAs(wide, `Save with Encoding`) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { mistake: notUtf8(bytes) };
  }
}

function savedAs(encoding: string, steps: string): Mistake {
  return {
    problem: `the file is saved in the encoding ${encoding}, and the site reads UTF-8 only.`,
    remedy: `Save it as UTF-8. In VS Code: click the encoding at the bottom right, then ${steps}, UTF-8. In Notepad: File, Save as, Encoding: UTF-8.`,
  };
}

/** An encoding of two or four bytes a letter. Without a byte order mark, every other byte of English is zero. */
function wideEncoding(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 4096);
  if (head.length === 0) return undefined;
  const zeros = (from: number) =>
    head.filter((byte, index) => index % 2 === from && byte === 0).length / (head.length / 2);
  const [even, odd] = [zeros(0), zeros(1)];
  if (even > 0.4 && odd > 0.2) return even > 0.9 && odd > 0.9 ? undefined : "UTF-32";
  const mark = head.toString("latin1", 0, 2);
  if (mark === "\xff\xfe" || odd > 0.4) return "UTF-16 LE";
  return mark === "\xfe\xff" || even > 0.4 ? "UTF-16 BE" : undefined;
}

/** An encoding of one byte a letter, or a damaged file. */
function notUtf8(bytes: Buffer): Mistake {
  const lenient = bytes.toString("utf8");
  const [before = "", after = ""] = lenient.split("\ufffd");
  const place = {
    line: before.split("\n").length,
    column: before.length - before.lastIndexOf("\n"),
  };
  if (/[^\0-\x7f\ufffd]/.test(lenient)) {
    const words = `${/\S*$/.exec(before)?.[0]}�${/^\S*/.exec(after)?.[0]}`;
    return {
      ...place,
      problem: `the file is damaged here (“${words}” is not UTF-8).`,
      remedy: UNDO,
    };
  }
  const [label, name] =
    CANDIDATES.toSorted((a, b) => letters(bytes, b) - letters(bytes, a))[0] ?? [];
  const word = new TextDecoder(label).decode(bytes).split("\n")[place.line - 1];
  const example = word?.split(/\s+/).find((each) => /[^\0-\x7f]/.test(each));
  return {
    ...place,
    ...savedAs(
      `${name}, as “${example}” shows`,
      `Reopen with Encoding, ${name}; again, and Save with Encoding`,
    ),
  };
}

/** Their names in TextDecoder and in VS Code. */
const CANDIDATES = [
  ["windows-1252", "Western (Windows 1252)"],
  ["macintosh", "Western (Mac Roman)"],
] as const;

/** How many of the special characters make sense inside a word. */
function letters(bytes: Buffer, [label]: (typeof CANDIDATES)[number]): number {
  const special = new TextDecoder(label).decode(bytes).match(/[^\0-\x7f]/g) ?? [];
  return special.filter((character) => /[\p{Ll}’“”–—…]/u.test(character)).length;
}
