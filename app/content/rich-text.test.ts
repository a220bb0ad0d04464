import { expect, test } from "vitest";
import { paragraph } from "./fields.server.ts";
import { plainText, type RichText, richText } from "./rich-text.server.ts";

const READ: [string, RichText, plain?: string][] = [
  [
    "Come **on time**, [write](/newsletter) or [ask **us**](mailto:hello@uofxai.example).",
    [
      "Come ",
      { tag: "strong", words: "on time" },
      ", ",
      { tag: "a", href: "/newsletter", words: "write" },
      " or ",
      {
        tag: "a",
        href: "mailto:hello@uofxai.example",
        words: ["ask ", { tag: "strong", words: "us" }],
      },
      ".",
    ],
    "Come on time, write or ask us.",
  ],
  [
    "It is *so*, _so_ and ***so***: *[read](/newsletter)* or **[_now_](/learnai)**.",
    [
      "It is ",
      { tag: "em", words: "so" },
      ", ",
      { tag: "em", words: "so" },
      " and ",
      { tag: "em", words: [{ tag: "strong", words: "so" }] },
      ": ",
      { tag: "em", words: [{ tag: "a", href: "/newsletter", words: "read" }] },
      " or ",
      {
        tag: "strong",
        words: [{ tag: "a", href: "/learnai", words: [{ tag: "em", words: "now" }] }],
      },
      ".",
    ],
    "It is so, so and so: read or now.",
  ],
  [
    "At https://club.example/a_b, www.c.example or ask@uofxai.example!",
    [
      "At ",
      { tag: "a", href: "https://club.example/a_b", words: "https://club.example/a_b" },
      ", ",
      { tag: "a", href: "http://www.c.example", words: "www.c.example" },
      " or ",
      { tag: "a", href: "mailto:ask@uofxai.example", words: "ask@uofxai.example" },
      "!",
    ],
  ],
  [
    "One\nline.\n \n\nA **new**\nparagraph:\n- logs,\n  and why\n* errors",
    ["One line.\n\nA ", { tag: "strong", words: "new" }, " paragraph:\n• logs, and why\n• errors"],
    "One line.\n\nA new paragraph:\n• logs, and why\n• errors",
  ],
  // Nothing else has a meaning, with and without a link beside it.
  [
    "2 * 3 * 4, snake_case_name, `y`, <b>z</b>, AT&amp;T",
    "2 * 3 * 4, snake_case_name, `y`, <b>z</b>, AT&amp;T",
  ],
];

test.each(READ)("B10 links, bold words and italics of %s", (text, rich, plain = text) => {
  expect(richText(text)).toEqual(rich);
  expect(plainText(richText(text))).toBe(plain);
});

test.each([
  ["See [this](/newslettr).", "there is no page “/newslettr”"],
  ["See [this](newsletter).", "there is no page “newsletter”"],
  ["See [this](javascript:alert).", "is no web address"],
  ["See **_[this](ftp://x.example)_**.", "is no web address"],
  ["Write to [us](mailto:hello).", "is no email address"],
  ["Longer than its place.", "is too long: 22 characters"],
])("B10 %s is refused", (text, message) => {
  const { error } = paragraph(20, "A text.").safeParse(text);
  expect(error?.issues[0]?.message).toContain(message);
});

test("B10 an address does not count as room on the page", () => {
  const text = `See [this](https://northwind-labs.example/${"long/".repeat(60)}).`;
  expect(paragraph(20, "A text.").safeParse(text).success).toBe(true);
});
