import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { registry } from "../../app/pages/registry.ts";
import { loadSite } from "../../app/content/site.server.ts";
import { copyContentForEachTest } from "./copied-content.ts";

// The pictures of the copied content are empty files.
vi.mock(import("../../app/content/pictures.server.ts"), async (original) => ({
  ...(await original()),
  picture: async () => ({ base: "", widths: [1], width: 1, height: 1, tone: "dark" as const }),
  logoPicture: async () => ({ src: "/logo.svg", width: 1, height: 1, isSingleColour: true }),
}));

const sampleClub = loadSite();
copyContentForEachTest();

test("B16 every page renders another club's content and no name of the sample club", async () => {
  expect(loadSite().club).not.toBe(sampleClub.club);
  for (const { folder, definition, paths } of registry()) {
    const { default: page } = await definition();
    const { default: Page } = (await import(`../../app/pages/${folder}/page.tsx`)) as {
      default: ComponentType<object>;
    };
    for (const path of paths) {
      const props = await page.load(path);
      const html = renderToStaticMarkup(
        <MemoryRouter>
          <Page {...props} />
        </MemoryRouter>,
      );
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      for (const name of [sampleClub.club, sampleClub.university]) {
        expect(html, path).not.toContain(name);
      }
    }
  }
});
