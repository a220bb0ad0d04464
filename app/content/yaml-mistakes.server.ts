import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  type Node,
  type Scalar,
  visit,
  type YAMLParseError,
} from "yaml";
import { mojibake, strangeCharacter } from "./characters.server.ts";
import type { Words } from "./content-error.server.ts";
import type { Mistake } from "./encoding.server.ts";
import { documentOf, positionAt, positionOfOpening } from "./positions.server.ts";

/** `value` is undefined for a text that cannot be read. */
export type YamlText = {
  value?: unknown;
  /** What the text says otherwise than it was meant, each beside its line. */
  mistakes: Mistake[];
};

/** Common mistakes, in words for people who do not know YAML. */
const IN_WORDS: Record<string, Words> = {
  DUPLICATE_KEY: {
    problem: "the same field is in one entry twice.",
    remedy: "Delete one of the two lines, or begin a new entry with “- ”.",
  },
  TAB_AS_INDENT: {
    problem: "the line is indented with a tab.",
    remedy: "Use two spaces for each level instead.",
  },
  MULTIPLE_DOCS: {
    problem: "a line of three hyphens or dots above ends the file for YAML, and more follows.",
    remedy: "Delete the line with --- or ....",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    problem: "there is a colon, with a space or nothing after it, where no new field can begin.",
    remedy:
      "If it belongs to the text, put the whole text in quotation marks; if not, indent the lines here like those around them.",
  },
  MISSING_CHAR: {
    problem: "a quotation mark, a bracket or a comma is missing.",
    remedy:
      'Close what was opened. If the text goes on in the next line, indent that line further than its field. Put a text with a " between two \', and one that begins with [ or { between two ".',
  },
  BAD_DQ_ESCAPE: {
    problem: "a backslash between quotation marks means something else in YAML.",
    remedy: "Write \\\\ for each backslash, or put the text between two '.",
  },
};

const INDENTED_OTHERWISE = {
  problem: "the spaces at the beginning of this line do not fit the lines around it.",
  remedy:
    "Begin it exactly below the lines that belong to the same entry: two spaces for each level, and “- ” before the first line of an entry. A text that goes on is indented further than its field.",
};

const JOINED = {
  problem: "the line begins like an entry of a list, but belongs to the text above it.",
  remedy:
    "Begin an entry exactly below the other entries. If it is a part of the text, put the whole text in quotation marks.",
};

const NO_BREAK_SPACE = {
  problem: "the line has no-break spaces or invisible signs before its text.",
  remedy:
    "Delete all that is before it and type ordinary spaces: two for each level, one after a colon or hyphen.",
};

const GOES_ON = /^Unexpected (?:\S+-)?(?:scalar|start) at node end/;

function beginsWith(sign: string): Words {
  const isReference = sign === "&" || sign === "*";
  return {
    problem: `the text begins with ${sign}, which means something else in YAML.`,
    remedy: `Put the whole text in quotation marks: "…".${isReference ? " Lines that repeat others are written out." : ""}`,
  };
}

const COMMA = {
  problem: "there is a comma too many.",
  remedy: "Delete it: a line needs none at its end, and a list in [ ] one between two entries.",
};

const NO_HYPHEN = {
  problem: "the entry above has no “- ” before its first line.",
  remedy: "Write “- ” there, and begin its other lines two spaces further right.",
};

function entryBeginsWith(sign: string): Words {
  return {
    problem: `the line begins with ${sign}, but an entry of a list with a hyphen and a space.`,
    remedy: "Begin it with “- ”, exactly below the other entries.",
  };
}

const TYPOGRAPHIC = {
  problem: "these quotation marks are typographic ones, which YAML takes for letters.",
  remedy: 'Write straight ones around the text: "…". Marks that the page shall show go inside.',
};

function hidden(comment: string): Words {
  return {
    problem: `“${comment}” is not shown, because # after a space begins a comment.`,
    remedy:
      "If it belongs to the text, put the whole text in quotation marks. A comment goes on a line of its own.",
  };
}

/** Deeper than any content, and deep enough to stop the parser. */
const DEEPEST = 40;

/** Far more letters than any text has; a check of many more takes minutes. */
const LONGEST = 20_000;

export function readYamlText(text: string): YamlText {
  const obstacle = beforeParsing(text);
  if (obstacle) return { mistakes: [obstacle] };
  const document = documentOf(text);
  const {
    doubles = [],
    signs = [],
    others: [error] = [],
  } = Object.groupBy(document.errors, ({ code }) =>
    code === "DUPLICATE_KEY" ? "doubles" : code === "BAD_SCALAR_START" ? "signs" : "others",
  );
  if (error) return { mistakes: [yamlMistake(error, text)] };
  // An entry that lacks its hyphen doubles each field of the one above, and what is pasted twice all fields.
  const isFirst = ({ pos, linePos }: YAMLParseError, index: number) => {
    const above = text.slice(doubles[index - 1]?.pos[0], pos[0]).match(/(?<=\n) *(?=\S)/g);
    return above?.some(({ length }) => length < (linePos?.[0].col ?? 1) - 1);
  };
  const mistakes = [
    ...doubles
      .filter((double, index) => index === 0 || isFirst(double, index))
      .concat(signs)
      .map((each) => yamlMistake(each, text)),
    ...lostText(document, text),
  ];
  let hasNoValue = false;
  visit(document, {
    Alias: () => void (hasNoValue = true),
    Scalar: (_, { value }) => void (hasNoValue ||= String(value).length > LONGEST),
    // The first of two is that which the mistake does not name.
    Map: (_, map) =>
      void (map.items = map.items.filter(
        ({ key }, index) =>
          map.items.findIndex((other) => String(other.key) === String(key)) === index,
      )),
    // A field with a no-break space in its name would be missing, too.
    Pair: (_, { key }) => void (hasNoValue ||= isCollection(key) || /[^\S ]/.test(String(key))),
  });
  return hasNoValue ? { mistakes } : { value: document.toJS(), mistakes };
}

const OBSTACLES: (Words & { sign: RegExp })[] = [
  {
    sign: /^%(?:YAML|TAG)\b/m,
    problem: "the line begins with %, and changes what YAML takes the others for.",
    remedy: "Delete it.",
  },
  {
    sign: /^(?: *[<>]{7} |[<=>|]{7}(?=\s|$))/m,
    problem:
      "Git could not join two versions here and has left both, between lines of <<<<<<< and >>>>>>>.",
    remedy:
      "Keep the lines you want, and delete the others with the lines that begin with <<<<<<<, =======, >>>>>>>. VS Code offers buttons above them.",
  },
  {
    sign: /^```/m,
    problem:
      "the line is a fence of Markdown (```), which a chat or a README has around its examples.",
    remedy: "Delete every line with ```.",
  },
  {
    sign: /(?<=^|\n)(?:\+| *@@ -\d| *diff --git )|^(?:>|\d+:?)[ \t].*\n(?:>|\d+:?)[ \t]/,
    problem: "lines begin with signs of a comparison or a mail (@@, + or >), or with numbers.",
    remedy: "Take the signs away from every line, and out what - and @@ begin in a comparison.",
  },
  {
    sign: /\r(?!\n)/,
    problem: "the lines end as they did on old Macs (CR), which makes them one line for YAML.",
    remedy:
      "Open the file in VS Code, click “LF” or “CRLF” at the bottom right, choose LF, and save it.",
  },
];

/** What the parser would misunderstand or choke on. */
function beforeParsing(text: string): Mistake | undefined {
  for (const { sign, ...words } of OBSTACLES) {
    const index = text.search(sign);
    if (index !== -1) return { ...positionAt(text, index), ...words };
  }
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]|^(?: {2}|- ?){80}/gm)) {
    depth = /[\]}]/.test(bracket)
      ? Math.max(0, depth - 1)
      : depth + (bracket.length > 1 ? DEEPEST : 1);
    if (depth < DEEPEST) continue;
    return {
      ...positionAt(text, index),
      problem: `more than ${DEEPEST} levels are within one another here, and no content has as many.`,
      remedy: "Put the file back as it was: git keeps every earlier version.",
    };
  }
  return undefined;
}

function yamlMistake(error: YAMLParseError, text: string): Mistake {
  const [{ line, col }] = error.linePos ?? [{ line: 1, col: 1 }];
  const lines = text.split("\n");
  const blank = blankBefore(lines, line);
  if (blank) return blank;
  const unread = error.code === "DUPLICATE_KEY" ? undefined : unreadLine(error, lines, line);
  if (unread) return unread;
  if (error.message.startsWith("Unexpected seq-item-ind"))
    return { line, column: col, ...NO_HYPHEN };
  if (error.message.startsWith("Unexpected , in")) return { line, column: col, ...COMMA };
  const slip = lineIndentedOtherwise(error.message, line, col, lines);
  if (slip) return { line: slip, column: 1, ...INDENTED_OTHERWISE };
  const isOpen = error.code === "MISSING_CHAR" || error.message.startsWith("Flow ");
  const opening = isOpen && positionOfOpening(text, error.pos[0]);
  const place = opening || { line, column: col };
  if (opening && /[“”„‘’]\s*$/.test(lines[opening.line - 1] ?? ""))
    return { ...place, ...TYPOGRAPHIC };
  return { ...place, ...(IN_WORDS[isOpen ? "MISSING_CHAR" : error.code] ?? unknown(error)) };
}

/** A tab or a no-break space before the text of a line that cannot be read, or of one near it. */
function blankBefore(lines: string[], near: number): Mistake | undefined {
  const above = Array.from({ length: 9 }, (_, index) => near - 1 - index);
  for (const line of [near, near + 1, ...above]) {
    const written = lines[line - 1] ?? "";
    const [start = "", blank = ""] =
      /^ *(?:- *)?([\t\v\f\p{Zs}\u200b\ufeff](?<! ))/u.exec(written) ??
      /^ *(?:- )?[\w-]+:([\t\p{Zs}\u200b](?<! ))/u.exec(written) ??
      [];
    if (blank) {
      const words = blank === "\t" ? IN_WORDS.TAB_AS_INDENT : NO_BREAK_SPACE;
      return { line, column: start.length, ...(words as Words) };
    }
  }
  return undefined;
}

/** What is wrong with the line that cannot be read, if one sees it there. */
function unreadLine({ code, message }: Error & { code: string }, lines: string[], line: number) {
  const [before = "", here = ""] = [lines[line - 2], lines[line - 1]];
  const [comment] = /(?<=[^\s:] )#.*/.exec(before) ?? [];
  // The text of a comment goes on below it.
  if (comment && /^(?:BAD_INDENT|BLOCK_AS_IMPLICIT_KEY|MULTILINE_IMPLICIT_KEY)$/.test(code))
    return { line: line - 1, column: before.indexOf(comment) + 1, ...hidden(comment) };
  if (/^\s*(?:<!--|\/\/|\/\*)/.test(here))
    return {
      line,
      column: startOf(here) + 1,
      problem: "this is a comment of another language, and YAML takes it for a text.",
      remedy: "Begin each line of it with “# ”, or delete it.",
    };
  const [name] = /(?<=^\s*(?:- )*)(?=[*_`]|\w+:?[*`：])[*_`]*\w+[*_`]*[:：][*_`]*/.exec(here) ?? [];
  if (name)
    return {
      line,
      column: here.indexOf(name) + 1,
      problem: `“${name}” has other signs than a name and a colon.`,
      remedy: `Write “${/\w+/.exec(name.replaceAll("_", ""))}: …”.`,
    };
  if (
    /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code) &&
    /^ *(?:- )?[\p{L}][^"'[{]*$/u.test(here) &&
    !/:(?: |$)/.test(here)
  )
    return {
      line,
      column: startOf(here) + 1,
      problem: "the line has no field name with a colon and a space after it.",
      remedy:
        "Write it like “role: President”. A text that goes on here is indented further than its field.",
    };
  const [, bullet = ""] =
    /^\s*([•·●◦▪‣‐-―−*]|o(?= )|\d+[.)](?= )|-(?=[\p{L}\p{N}]))/u.exec(here) ?? [];
  if (bullet && !/^\s*(?:- )*\w[\w-]*:/.test(here))
    return { line, column: here.indexOf(bullet) + 1, ...entryBeginsWith(bullet) };
  const [quote] = /(?<=: |- )[“”„‘’«]/.exec(here) ?? [];
  if (quote) return { line, column: here.indexOf(quote) + 1, ...TYPOGRAPHIC };
  const [, sign = "", text = ""] =
    /^\s*(?:- )*(?:[\w-]+:\s+)?([[\]{}>|@`%*!&,?"']|(?<=: )-)(.*)$/.exec(here) ?? [];
  const column = here.indexOf(sign + text) + 1;
  if (/^[\]}>|@`%*!&,?-]/.test(sign)) return { line, column, ...beginsWith(sign) };
  if (!sign || !GOES_ON.test(message)) return undefined;
  if (/[[{]/.test(sign)) return { line, column, ...beginsWith(sign) };
  if (/["'],\s*$/.test(text)) return { line, column: here.trimEnd().length, ...COMMA };
  const others = sign === '"' ? "two '" : 'two "';
  return {
    line,
    column,
    problem: `the text goes on after its closing ${sign}.`,
    remedy: `Put the whole text between ${others}, or write “ ” and ’ inside.`,
  };
}

function unknown({ message }: Error): Words {
  return {
    problem: `this cannot be read as YAML (${message.split("\n")[0]?.replace(/ at line.*$/, "")}).`,
    remedy:
      "Check the indentation (two spaces a level) and put a text that contains “: ” or begins with { [ & * ! in quotation marks.",
  };
}

/** The number of a wrongly indented line, if that is what the parser reports. */
function lineIndentedOtherwise(message: string, line: number, column: number, lines: string[]) {
  const [here = "", below = ""] = lines.slice(line - 1, line + 1);
  // The parser may report the blank line above it.
  if (
    /^(?:All (?:mapping|sequence) items must start|Sequence item without|A block sequence may not)/.test(
      message,
    )
  )
    return line + lines.slice(line - 1).findIndex((each) => /\S/.test(each));
  if (GOES_ON.test(message) && column === startOf(here) + 1) return line;
  if (!message.startsWith("Nested mappings")) return undefined;
  // With a text on the colon’s own line, the parser reports the first of the two lines.
  const hasText = /^\s*(- )?[\w-]+: \S/.test(here) && !/: .*: /.test(here);
  if (hasText && startOf(below) > startOf(here)) return line + 1;
  return /^\s*- [^:]*$/.test(here) ? line : undefined;
}

function startOf(line: string): number {
  return /^\s*(- )?/.exec(line)?.[0].length ?? 0;
}

/** Texts of which YAML takes a part for something else, and characters that nobody sees. */
function lostText(document: Document, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const add = (offset: number, words: Words) =>
    mistakes.push({ ...positionAt(text, offset), ...words });
  visit(document, {
    Node(key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const sign = signOf(node);
      if (sign) {
        const offset = isAlias(node) ? start : text.lastIndexOf(sign, start);
        add(offset, beginsWith(sign.charAt(0)));
      }
      // {{club}}
      if (key === "key" && isCollection(node)) add(start, beginsWith(text.charAt(start)));
      if (!isScalar(node)) return;
      const written = text.slice(start, end);
      if (written.length > LONGEST)
        return void add(start, {
          problem: `the text that begins here has more than ${LONGEST} characters, and none has as many.`,
          remedy: "Shorten it, or put the file back as it was: git keeps every earlier version.",
        });
      if (isBlock(node) && node.value === "")
        add(start, {
          problem: `${text.charAt(start)} begins a text of several lines, and none follows.`,
          remedy: "Write the text below it, further to the right, or delete the sign.",
        });
      const comment = cutOff(node, text, start, end);
      if (comment) add(text.indexOf(comment, isBlock(node) ? start : end), hidden(comment));
      if (typeof node.value !== "string") return;
      const joined = node.type === "PLAIN" ? /(?<=\n\s*)- /.exec(written)?.index : undefined;
      if (joined !== undefined) add(start + joined, JOINED);
      if (
        node.type === "PLAIN" &&
        /^[“”„«‘][^“”„«»]*[“”»’]$/.test(written) &&
        /^\S+(?: \S+)?$|\{/.test(written)
      )
        add(start, TYPOGRAPHIC);
      const at = (part: string) => start + Math.max(0, written.indexOf(part));
      const strange = strangeCharacter(node.value);
      const lost = mojibake(node.value);
      const escape = /\\[rt]|\\[ab](?=[a-z])|(?<=[a-z])\\n(?=[a-z])|(?<![a-z])[A-Z]:\\/.exec(
        written.replaceAll("\\\\", "//"),
      );
      if (escape && node.type === "QUOTE_DOUBLE")
        add(start + escape.index, IN_WORDS.BAD_DQ_ESCAPE as Words);
      else if (strange) {
        add(at(strange.character), {
          problem: `the text has ${strange.name}.`,
          remedy: "Delete it: erase the letters around it too, and type them again.",
        });
      } else if (key === "key" && /[^\S ]/.test(node.value)) add(start, NO_BREAK_SPACE);
      if (lost) {
        add(at(lost.written), {
          problem: `“${lost.written}” is what a wrong encoding made of ${lost.meant}.`,
          remedy: "Write that letter, here and wherever else the file has such signs.",
        });
      }
    },
  });
  return mistakes;
}

/** The anchor, tag or alias of a node, as it is written. */
function signOf(node: Node): string | undefined {
  if (isAlias(node)) return `*${node.source}`;
  if (node.anchor) return `&${node.anchor}`;
  return node.tag ? "!" : undefined;
}

/**
 * A comment on the line of a text that is probably part of the text. One word may be an id or a choice with a note in
 * words after it.
 */
function cutOff(node: Scalar, text: string, start: number, end: number): string | undefined {
  const line = lineFrom(text, isBlock(node) ? start : end);
  const pattern = isBlock(node) ? /^[|>][\d+-]* +(#.*)/ : /^[ \t]*(#.*)/;
  const comment = pattern.exec(line)?.[1]?.trim() ?? "";
  if (node.value === "true") return undefined;
  return isBlock(node) || /\s/.test(String(node.value ?? "")) || /^#(?:\S|\s*\d)/.test(comment)
    ? comment
    : undefined;
}

function isBlock(node: Scalar): boolean {
  return node.type?.startsWith("BLOCK") ?? false;
}

function lineFrom(text: string, offset: number): string {
  return /^.*/.exec(text.slice(offset, offset + 300))?.[0] ?? "";
}
