import { expect, test } from "vitest";
import { paragraph } from "./fields.server.ts";
import { linesOf, plainText, type RichText, richText } from "./rich-text.server.ts";

const READ: [string, RichText, plain?: string][] = [
  ["Write to us.", "Write to us."],
  [
    "Come **on time**, [write](/newsletter) or [ask **us**](mailto:hello@uofxai.example).",
    [
      "Come ",
      { bold: "on time" },
      ", ",
      { to: "/newsletter", words: "write" },
      " or ",
      { to: "mailto:hello@uofxai.example", words: ["ask ", { bold: "us" }] },
      ".",
    ],
    "Come on time, write or ask us.",
  ],
  [
    "See <https://club.example/a> or <ask@uofxai.example>.",
    [
      "See ",
      { to: "https://club.example/a", words: "https://club.example/a" },
      " or ",
      { to: "mailto:ask@uofxai.example", words: "ask@uofxai.example" },
      ".",
    ],
    "See https://club.example/a or ask@uofxai.example.",
  ],
  [
    "At https://club.example/a_b. (http://www.b.example/), www.c.example or ask@uofxai.example!",
    [
      "At ",
      { to: "https://club.example/a_b", words: "https://club.example/a_b" },
      ". (",
      { to: "http://www.b.example/", words: "http://www.b.example/" },
      "), ",
      { to: "http://www.c.example", words: "www.c.example" },
      " or ",
      { to: "mailto:ask@uofxai.example", words: "ask@uofxai.example" },
      "!",
    ],
  ],
  ...[
    "Run http://localhost:3000, https://a.test or root@a.local.",
    "見 https://a.example/b。請",
  ].map((text): [string, string] => [text, text]),
  ["[all](/newsletter)", [{ to: "/newsletter", words: "all" }], "all"],
  [
    "One\nline.\n \n\nA **new**\nparagraph.",
    ["One line.\n\nA ", { bold: "new" }, " paragraph."],
    "One line.\n\nA new paragraph.",
  ],
  [
    "We cover:\n- logs,\n  and why\n* errors\n10. **all**",
    ["We cover:\n• logs, and why\n• errors\n10. ", { bold: "all" }],
    "We cover:\n• logs, and why\n• errors\n10. all",
  ],
  [
    "Bring:\n\n- food\n  - bread,\n    or cake\n\n  - fruit\n- a chair",
    "Bring:\n\n• food\n\u2003• bread, or cake\n\n\u2003• fruit\n• a chair",
    "Bring:\n\n• food\n\u2003• bread, or cake\n\n\u2003• fruit\n• a chair",
  ],
  // Nothing else has a meaning, with and without a link beside it.
  ["2 * 3 * 4, *x*, `y`, <b>z</b>, AT&amp;T", "2 * 3 * 4, *x*, `y`, <b>z</b>, AT&amp;T"],
  [
    "*x* `y` <b>z</b> AT&amp;T ![i](/i.png) **b**",
    ["*x* `y` <b>z</b> AT&amp;T ![i](/i.png) ", { bold: "b" }],
    "*x* `y` <b>z</b> AT&amp;T ![i](/i.png) b",
  ],
  ["[not a link] (x), f[0](x y)", "[not a link] (x), f[0](x y)"],
];

test.each(READ)("B10 links and bold words of %s", (text, rich, plain = text) => {
  expect(richText(text)).toEqual(rich);
  expect(plainText(richText(text))).toBe(plain);
});

test("B16 the points of a list are lines with a sign", () => {
  const lines = linesOf(
    richText("Bring:\n\n- **food**\n  - bread, [or cake](/newsletter)\n2. a\nchair"),
  );
  expect(lines).toEqual([
    { sign: "", words: "Bring:" },
    { sign: "•", words: ["", { bold: "food" }, ""] },
    { sign: "\u2003•", words: ["bread, ", { to: "/newsletter", words: "or cake" }, ""] },
    { sign: "2.", words: "a chair" },
  ]);
});

const REFUSED: [string, string][] = [
  ["See [this](/newslettr).", "there is no page “/newslettr”."],
  ["See [this](newsletter).", "not an address inside"],
  ["See [this](javascript:alert).", "not a full web address"],
  ["See **[this](ftp://x.example)**.", "not a full web address"],
  ["Write to [us](mailto:hello).", "leads to no email address"],
  ["Longer than its place.", "Too big"],
];

test.each(REFUSED)("B10 %s is refused", (text, message) => {
  const { error } = paragraph(20, "A text.").safeParse(text);
  expect(error?.issues[0]?.message).toContain(message);
});

test("B10 an address does not count as room on the page", () => {
  const text = `See [this](https://northwind-labs.example/${"long/".repeat(60)}).`;
  expect(paragraph(20, "A text.").safeParse(text).success).toBe(true);
});
