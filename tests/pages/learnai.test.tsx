import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { copyContentForEachTest } from "../content/copied-content.ts";
import LearnaiPage from "../../app/pages/learnai/page.tsx";
import definition from "../../app/pages/learnai/page.server.ts";

copyContentForEachTest();

// A club may leave the page out, and learnai.spec.ts with it.
test("R34 the page has one sentence and nothing else", async () => {
  const html = renderToStaticMarkup(<LearnaiPage {...await definition.load("/learnai")} />);
  const texts = html.split(/<svg.*?<\/svg>|<[^>]*>/s).filter(Boolean);
  expect(texts).toEqual(["The next course begins in October."]);
});
