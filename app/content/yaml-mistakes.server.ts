import { YAMLParseError } from "yaml";
import type { ContentProblem } from "./content-error.server.ts";
import { positionOfOpening, positionOfStar } from "./positions.server.ts";

/** Common mistakes, in words for people who do not know YAML. */
const IN_WORDS: Record<string, Pick<ContentProblem, "problem" | "remedy">> = {
  DUPLICATE_KEY: {
    problem: "the same field is in one entry twice.",
    remedy: "Delete one of the two lines, or begin a new entry with “- ”.",
  },
  TAB_AS_INDENT: {
    problem: "the line is indented with a tab.",
    remedy: "Use two spaces for each level instead.",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    problem: "there is a colon with a space where no new field can begin.",
    remedy:
      "If they belong to the text, put it in quotation marks; if not, indent the lines here like those around them.",
  },
  MISSING_CHAR: {
    problem: "a quotation mark, a bracket or a comma is missing.",
    remedy:
      "Close what was opened. A text with \" inside can be between two ' or use “ and ” inside.",
  },
};

const INDENTED_OTHERWISE = {
  problem: "the spaces at the beginning of this line do not fit the lines around it.",
  remedy:
    "Begin it exactly below the lines that belong to the same entry: two spaces for each level, and “- ” before the first line of an entry.",
};

export function yamlMistake(error: Error, text: string): Omit<ContentProblem, "file"> {
  // The parser throws a ReferenceError for a text that begins with a star (a YAML alias).
  if (!(error instanceof YAMLParseError) || !error.linePos) {
    return { entry: "", ...positionOfStar(text), ...unknown(error) };
  }
  const [{ line, col }] = error.linePos;
  const slip = lineIndentedOtherwise(error.message, line, col, text.split("\n"));
  if (slip) return { entry: "", line: slip, column: 1, ...INDENTED_OTHERWISE };
  const isOpen = error.code === "MISSING_CHAR" || error.message.startsWith("Flow ");
  const opening = isOpen && positionOfOpening(text, error.pos[0]);
  const place = opening || { line, column: col };
  return { entry: "", ...place, ...(IN_WORDS[error.code] ?? unknown(error)) };
}

function unknown({ message }: Error) {
  return {
    problem: `this cannot be read as YAML (${message.split("\n")[0]?.replace(/ at line.*$/, "")}).`,
    remedy:
      "Check the indentation (two spaces a level) and put a text that contains “: ” or begins with { [ & * ! in quotation marks.",
  };
}

/** The number of a wrongly indented line, if that is what the parser reports. */
function lineIndentedOtherwise(message: string, line: number, column: number, lines: string[]) {
  const [here = "", below = ""] = lines.slice(line - 1, line + 1);
  if (/^(All mapping items must start|Sequence item without)/.test(message)) return line;
  if (message.startsWith("Unexpected scalar at node end") && column === startOf(here) + 1)
    return line;
  if (!/^(Nested mappings|A block sequence may not)/.test(message)) return undefined;
  // With a text on the colon’s own line, the parser reports the first of the two lines.
  const hasText = /^\s*(- )?[\w-]+: \S/.test(here) && !/: .*: /.test(here);
  if (hasText && startOf(below) > startOf(here)) return line + 1;
  return /^\s*- [^:]*$/.test(here) ? line : undefined;
}

function startOf(line: string): number {
  return /^\s*(- )?/.exec(line)?.[0].length ?? 0;
}
