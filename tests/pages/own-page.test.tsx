import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pagePaths } from "../../app/content/pages.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import definition from "../../app/pages/own-page/page.server.ts";
import OwnPage from "../../app/pages/own-page/page.tsx";
import { smallClubForEachTest } from "../support/club.ts";
import { testsFolder } from "../support/folders.ts";

const club = smallClubForEachTest();
const FILE = "content/pages/conduct.md";

/** The text begins in line 6. */
const ownPage = (text: string) => `---
title: Code of conduct
description: What we expect of everyone who comes to our evenings.
---

${text}
`;

async function htmlOf(text: string): Promise<string> {
  club.write(FILE, ownPage(text));
  const html = renderToStaticMarkup(<OwnPage {...await definition.load("/conduct")} />);
  return html.replaceAll(/ class="[^"]*"/g, "");
}

test.each([
  [
    "{club} is **for everyone**, *guests included*.",
    "Brisk AI is <strong>for everyone</strong>, <em>guests",
  ],
  ["## What we ask", '<section id="part-what-we-ask" tabindex="-1"><h2>What we ask</h2>'],
  ["- One.\n- Two:\n  - three", "<ul><li>One.</li><li>Two:<ul><li>three"],
  ["1. One.\n\n2. Two.", '<ol start="1"><li><p>One.</p></li>'],
  ["Read *[our page](/)*.", '<em><a href="/">our page</a></em>'],
  ["Write to hello@brisk-ai.ca.", '<a href="mailto:hello@brisk-ai.ca">hello@brisk-ai.ca</a>'],
  [
    "| When | Whom |\n| --- | --- |\n| Now | Us |",
    '<div role="region" aria-label="When, Whom" tabindex="0"><table>',
  ],
  ["> Be kind.\n\n---", "<blockquote><p>Be kind.</p></blockquote><hr/>"],
  ["![A grey table.](table.jpg)", 'alt="A grey table."'],
])("B16 B17 a page of a club's own shows %j", async (text, html) => {
  const picture = readFileSync(join(testsFolder, "other-club/content/pages/evening.jpg"));
  club.write("content/pages/table.jpg", picture);
  expect(await htmlOf(text)).toContain(html);
  expect(await findContentProblems()).toEqual([]);
  expect(pagePaths()).toContain("/conduct");
  expect((await definition.load("/conduct")).page.title).toBe("Code of conduct | Brisk AI");
});

test("B16 a heading that leaves out a level is one level below the one before", async () => {
  const html = await htmlOf("### One\n\n#### Two\n\n###### Three\n\n## Four");
  expect(html.match(/(?<=<h)[2-6]/g)?.join()).toBe("2,3,4,2");
});

test.each([
  ["Hello.", 1, "begin the file with four lines"],
  ["---\ntitel: Us\ndescription: Whom you meet.\n---\n", 2, "no field “titel”"],
  [ownPage("<b>Hello</b>"), 6, "“<b>” is HTML"],
  [ownPage("\n- one\n- [two](/newslettr)"), 8, "there is no page “/newslettr”"],
  [ownPage("See ![A table.](tabel.jpg)."), 6, "there is no file content/pages/tabel.jpg"],
  [ownPage("One.\n\nTwo {clob}."), 8, "{clob} is not known"],
])("B10 B16 %j is refused in line %i: %s", async (markdown, line, message) => {
  club.write(FILE, markdown);
  expect(await findContentProblems()).toContainEqual(
    expect.objectContaining({ file: FILE, line, message: expect.stringContaining(message) }),
  );
});

test.each([
  ["learnai", "the address of another page"],
  ["Our rules", "name the file in small letters"],
])("B10 B16 content/pages/%s.md is refused: %s", async (name, problem) => {
  club.write("content/learnai.yaml", { title: "LearnAI", description: "A course.", text: "Soon." });
  club.write(`content/pages/${name}.md`, ownPage("Hello."));
  expect((await findContentProblems()).map((each) => each.message).join()).toContain(problem);
});
