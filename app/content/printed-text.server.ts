import type { Words } from "./content-error.server.ts";

/** Signs of other programs, which the page would print as they are typed: a pattern, what it is, and what to do. */
type Sign = [RegExp, string, string];

/** Not all, because a talk may be about Vec<T>, <canvas> or <script>. */
const TAGS =
  "(?:a|iframe|img|script)(?=\\s)|(?<=/)(?:a|iframe|script)|abbr|aside|b|big|blockquote|br|center|code|d[dlt]|div|em|fig\\w+|font|h[1-6]|hr|i|li|mark|ol|p|pre|s|small|span|strong|sub|sup|t[dhr]|table|thead|tbody|time|u|ul";

const SIGNS: Sign[] = [
  [
    /!?\[[^\]]*\](?:\([^)]*\)?|\s\((?=\/|https?:|mailto:|www\.)[^)]*\)?)|(?<!\w)\[(?!\d+\]\[\d)[^\]]+\]\[[^\]]*\]|\[\^\w+\]|\[https?:\S+ [^\]]*\]|<[^<>\s]*(?::\/\/|@)[^<>]*>|<(?:[#!]|t:)\w[^<>]*>/,
    "a link of Markdown or a chat, or almost one",
    "Write its words alone or, in a text of several sentences, a link like [words](/newsletter).",
  ],
  [
    /\*\*\S(?:[^*]*\S)?\*\*|(?<![\w_])__\S(?:[^_]*\S)?__(?![\w_.])|(?<![*\w])\*\*(?!kwargs)(?=\p{L})/u,
    "bold in Markdown, or half of it",
    "Take the signs away.",
  ],
  [
    /(?<![\w*])\*[^\s*|](?:[^*]*[^\s*])?\*(?![\w*])|(?<![\w_\\])_[^\s_](?:[^_]*[^\s_])?_(?![\w_])/,
    "italics in Markdown",
    "Take the signs away.",
  ],
  [/~~\S.*?~~|`[^`]+`|(?:^|[•*-] )\[[ x]\] |\\(?=\s|$)/i, "Markdown", "Take the signs away."],
  // Not “Hotel Astoria ***”.
  [/^(?:-{3,}|[*=_]{3,})$/m, "a line in Markdown", "Take it out."],
  [/^> \p{L}.*[\n.!?]|^\|.*\|$/mu, "a quotation or a table in Markdown", "Write it as a text."],
  // A channel may be called “# general”.
  [/^#{2,6}\s\S|^#\s\S.*\n|\n#\s\S/m, "a heading in Markdown", "Take the # away."],
  [
    /\w*\[oaicite.*?\](?:\{.*?\})?|【[^】]*(?:†|cite)[^】]*】|\bturn\d+search\d+|^(?:Certainly|Of course|Sure)! Here\b|Would you like me to (?:create|draft|make|rewrite|shorten|turn|write)\b|^\[\d+[/.-]\d+[/.-]\d+,? \d+:\d\d[^\]]*\]|<Media omitted>|(?:Sent from my|Von meinem|Envoyé de mon) i(?:Phone|Pad)\b/m,
    "a chat’s or a mail’s",
    "Take it out.",
  ],
  [
    /\$[^$]*\\[a-z]+[^$]*\$|\\[a-z]{3,}\{|``[^`']+''/i,
    "LaTeX",
    "Write the letters and signs themselves.",
  ],
  [
    /\{\s*\{.*?\}\s*\}|\$\{.*?\}|<<.*?>>|\[\[.*?\]\]|(?<!\w)%[a-z_]+%(?!\w)|\b[a-z]+_here\b|\*\|\w+\|\*|[[<«](?:first|last|full|your|company|event|speaker)[ _]?name[\]>»]|«[a-z]+_\w+»|\[(?:company|event|position|program|role|speaker|title|topic|venue)\]|\[(?:club|university|name|date|year|city|link|todo|tbd|(?:your|insert|add)\b)[^\]]*\]/i,
    "a placeholder of another program",
    "Write what belongs there, or a name in braces like {club}.",
  ],
  [
    /(?<![\w:]):(?:[a-z][a-z_]+|[+-]1):(?![\w:])/,
    "an emoji of another program",
    "Write the emoji itself, 🙂.",
  ],
  [
    /[\u1d00-\u1d22\u24b6-\u24e9\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}]{2,}|.[\u0300-\u036f]{4,}|(?:\p{L}[\u0332-\u0338\u0346-\u034e]){3}/u,
    "a fancy font, made of signs that screen readers cannot read",
    "Type the letters.",
  ],
  [/\S\t+\S/, "cells of a table", "Write each into a field of its own, or a sentence."],
  [
    /^lorem ipsum\b|\b(?:lorem ipsum dolor|dolor sit amet)\b|^(?:ihr|dein) text hier$|^votre texte ici$|^(?:click|tap) (?:or tap )?(?:here )?to (?:add|enter)\b|^(?:add|enter|insert|type|your) (?:your )?(?:a )?(?:bio|description|name|text|(?:sub)?heading|title)(?: here)?$|^(?:name|text|title) (?:goes )?here$/i,
    "filling text",
    "Write the club’s own.",
  ],
  [
    /^=[A-Z]+\(|\bHYPERLINK "|#(?:REF!|NAME\?|VALUE!|DIV\/0!|N\/A)|Error! .*not (?:found|defined)/,
    "Excel’s or Word’s",
    "Write what it shows there, or should.",
  ],
  [/(?:[%=][\dA-F]{2}){2}/, "a letter in the code of an address or a mail", "Write the letter."],
  // Not the code of a talk, “{ await load(x); }”.
  [
    /\{(?![a-z][\w-]*\})\s*[a-z][^{}(),:;=]*\}|｛[a-z]\w*｝/i,
    "a placeholder with a space or a sign",
    "Write its name alone, like {club}.",
  ],
  [/^"[^"”]*$|^[^"]*[^\d"]"$/, "half a pair of quotation marks", "Write both, or none."],
  [/\{[^{}]*$|^[^{}]*\}/, "half a pair of braces", "Write both, like {club}, or none."],
  [
    new RegExp(
      `</?(?:${TAGS})(?:\\s[^<>]*)?/?>|<!--.*?-->|\\[/[a-z]+\\]|\\[[a-z]\\w* \\w+=[^\\]]*\\]`,
      "i",
    ),
    "HTML or the like",
    "Take it out.",
  ],
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, "HTML", "Write the character that it means."],
  [
    /(?<!¯)\\(?:[_"]|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[nrt](?![a-z]))/,
    "a sign of YAML that only means something in quotation marks",
    'Put the whole text between two ".',
  ],
];

/** What a page would print as it is typed, though it was meant for a program. `lines` are the text before its lines were joined. */
export function printedAsTyped(text: string, lines = text): Words | undefined {
  for (const [pattern, what, remedy] of SIGNS) {
    const written = pattern.exec(pattern.multiline ? lines : text)?.[0].trim();
    if (written === undefined) continue;
    const shown = written.length > 40 ? `${written.slice(0, 37)}…` : written;
    return { problem: `“${shown}” would be shown as it is: it is ${what}.`, remedy };
  }
  return undefined;
}
