import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pagePaths } from "../../app/content/pages.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import definition from "../../app/pages/own-page/page.server.ts";
import OwnPage from "../../app/pages/own-page/page.tsx";
import { copyContentForEachTest } from "../content/copied-content.ts";
import { CODE_OF_CONDUCT, ownPage } from "./code-of-conduct.ts";

const content = copyContentForEachTest();
const FILE = "content/pages/conduct.md";

async function htmlOf(markdown: string): Promise<string> {
  content.write(FILE, markdown);
  const html = renderToStaticMarkup(<OwnPage {...await definition.load("/conduct")} />);
  return html.replaceAll(/ class="[^"]*"/g, "");
}

test("B16 B17 a Markdown file is a page with its title, description and every kind of text", async () => {
  const html = await htmlOf(CODE_OF_CONDUCT);
  expect(pagePaths()).toContain("/conduct");
  expect((await definition.load("/conduct")).page).toEqual({
    title: "Code of conduct | Loom AI",
    description: "What we expect of everyone who comes to our evenings.",
  });
  expect(await findContentProblems()).toEqual([]);
  for (const part of [
    '<h1 id="page-heading" tabindex="-1">Code of conduct</h1>',
    "<p>Loom AI is <strong>for everyone</strong>, <em>guests included</em>.",
    '<section id="part-what-we-ask" tabindex="-1"><h2>What we ask</h2>',
    "<ul><li>Let others finish.</li><li>Ask first:<ul><li>before",
    '<ol start="1"><li><p>Tell a member.</p></li>',
    '<em><a href="/newsletter">our letter</a></em>',
    '<a href="mailto:hello@loom-ai-lakeside.ca">hello@<wbr/>loom-ai-lakeside.ca</a>',
    "<h3>Whom to tell</h3>",
    '<div role="region" aria-label="When, Whom" tabindex="0"><table><thead><tr><th>When</th>',
    "<td>At the door</td>",
    "<blockquote><p>Be kind.</p></blockquote><hr/>",
    'alt="Four people around a grey table."',
    '<figure><span data-small="true"><picture',
  ])
    expect(html).toContain(part);
  // What the browser gets is data, which needs no parser.
  const data = await definition.load("/conduct");
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});

test("B16 a heading that leaves out a level is one level below the one before", async () => {
  const html = await htmlOf(ownPage("### One\n\n#### Two\n\n###### Three\n\n## Four"));
  expect(html.match(/(?<=<h)[2-6]/g)?.join()).toBe("2,3,4,2");
});

test.each([
  ["Hello.", 1, "begin the file with four lines"],
  ["---\ntitel: Us\ndescription: Whom you meet.\n---\n", 2, "no field “titel”"],
  [ownPage("<b>Hello</b>"), 6, "“<b>” is HTML"],
  [ownPage("Us &amp; you."), 6, "“Us &amp; you.” is HTML"],
  [ownPage("\n- one\n- [two](/newslettr)"), 8, "there is no page “/newslettr”"],
  [ownPage("See ![A table.](tabel.jpg)."), 6, "there is no file content/pages/tabel.jpg"],
  [ownPage("![](table.jpg)"), 6, "say what the picture shows"],
  [ownPage("# Us"), 6, "the page has a heading, its title"],
  [ownPage("One.\n\n    Two."), 8, "is program code"],
  [ownPage("One.\n\nTwo {clob}."), 8, "{clob} is not known"],
])("B10 B16 %j is refused in line %i: %s", async (markdown, line, message) => {
  content.write(FILE, markdown);
  expect(await findContentProblems()).toContainEqual(
    expect.objectContaining({ file: FILE, line, message: expect.stringContaining(message) }),
  );
});

test.each([
  ["learnai", "the address of another page"],
  ["documents", "the address of another page"],
  ["Our rules", "name the file in small letters"],
])("B10 B16 content/pages/%s.md is refused: %s", async (name, problem) => {
  content.write(`content/pages/${name}.md`, ownPage("Hello."));
  expect((await findContentProblems()).map((each) => each.message).join()).toContain(problem);
});
