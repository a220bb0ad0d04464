import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadSite } from "../../app/content/site.server.ts";
import { loadNewsletter } from "../../app/pages/newsletter/page.server.ts";
import { IssueCard } from "../../app/pages/newsletter/issue-card.tsx";
import { dataOf } from "../support/structured-data.ts";
import { copyContentForEachTest } from "../content/copied-content.ts";

const content = copyContentForEachTest();

test("R33 an issue may be a page of the site, with its whole address for search engines", async () => {
  content.replace("content/newsletter.yaml", /https:.*winter$/m, "/");
  const [issue] = (await loadNewsletter()).issues.filter(({ id }) => id === "winter");
  if (!issue) throw new Error("There is no such issue.");
  const card = renderToStaticMarkup(<IssueCard issue={issue} sizes="" />);
  expect(card).toContain('<a href="/">');
  expect(card).toContain('data-icon="arrow"');
  const home = `${loadSite().address}/`;
  expect(await dataOf("/newsletter")).toContainEqual(
    expect.objectContaining({ name: issue.title, url: home }),
  );
});
