import type { ContentProblem, Words } from "./content-error.server.ts";
import { kindOf } from "./file-kinds.server.ts";
import { positionAt } from "./positions.server.ts";

export type Mistake = Words & Pick<ContentProblem, "line" | "column">;

const UNDO = "Put the file back as it was: git keeps every earlier version.";

/** The text of a UTF-8 file without byte order mark, or what the file is instead. */
export function decodeText(bytes: Buffer): { text: string } | { mistake: Mistake } {
  const kind = kindOf(bytes);
  if (kind) return { mistake: { problem: `the file is ${kind.is}, not a text.`, remedy: UNDO } };
  const zeros = bytes.indexOf(Buffer.alloc(8));
  if (zeros !== -1) {
    const problem = "the file is damaged: from here on a part of it is only zeros.";
    return { mistake: { ...positionAt(bytes.toString("utf8", 0, zeros)), problem, remedy: UNDO } };
  }
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
  const mark = head.toString("latin1", 0, 2);
  // Nearly every file, read many times in a check: counting takes longer than all else.
  if (!head.includes(0) && !["\xff\xfe", "\xfe\xff"].includes(mark)) return undefined;
  const zeros = (from: number) =>
    head.filter((byte, index) => index % 2 === from && byte === 0).length / (head.length / 2);
  const [even, odd] = [zeros(0), zeros(1)];
  if (even > 0.4 && odd > 0.4) return "UTF-32";
  if (mark === "\xff\xfe" || odd > 0.4) return "UTF-16 LE";
  return mark === "\xfe\xff" || even > 0.4 ? "UTF-16 BE" : undefined;
}

const WESTERN = "Western (Windows 1252)";

/** An older encoding, or a damaged file. */
function notUtf8(bytes: Buffer): Mistake {
  const lenient = bytes.toString("utf8");
  const [before = "", after = ""] = lenient.split("\ufffd");
  const place = positionAt(before);
  if (/[^\0-\x7f\ufffd]/.test(lenient)) {
    const words = `${/\S*$/.exec(before)?.[0]}�${/^\S*/.exec(after)?.[0]}`;
    return {
      ...place,
      problem: `the file is damaged here (“${words}” is not UTF-8).`,
      remedy: UNDO,
    };
  }
  const words = new TextDecoder("windows-1252").decode(bytes).split("\n")[place.line - 1];
  const example = words?.split(/\s+/).find((each) => /[^\0-\x7f]/.test(each)) ?? "";
  // No word of a Western language has three such letters in a row.
  const [name, choice] = /[^\0-\x7f]{3}/.test(example)
    ? ["of another alphabet", "the one that shows all letters"]
    : [WESTERN, WESTERN];
  return {
    ...place,
    ...savedAs(
      `${name}, as “${example}” shows`,
      `Reopen with Encoding, ${choice}; again, and Save with Encoding`,
    ),
  };
}
