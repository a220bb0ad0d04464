import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import definition from "../../app/pages/own-page/page.server.ts";
import OwnPage from "../../app/pages/own-page/page.tsx";
import { copyContentForEachTest, type Fields } from "../content/copied-content.ts";

const content = copyContentForEachTest();

async function pageOf(fields: Fields): Promise<{ html: string; page: Fields }> {
  content.write("content/pages/travel.yaml", JSON.stringify(fields)); // JSON is YAML.
  const words = await definition.load("/travel");
  return { html: renderToStaticMarkup(<OwnPage {...words} />), page: words.page };
}

test("B16 a file in content/pages/ is a page, of a heading alone if need be", async () => {
  const { html, page } = await pageOf({
    heading: "Getting here",
    lead: "Take the tram, or [walk](https://map.example).",
  });
  expect(page).toEqual({ title: "Getting here | Loom AI", description: "Take the tram, or walk." });
  expect(html.replaceAll(/ class="[^"]*"/g, "")).toContain(
    '<div><h1 id="page-heading" tabindex="-1">Getting here</h1><p>Take the tram, or <a href="https://map.example">walk</a>.</p></div></div>',
  );
});

test("B16 a page of one’s own has sections with addresses, lists and pictures in their own shapes", async () => {
  const html = renderToStaticMarkup(<OwnPage {...await definition.load("/photos")} />);
  expect(html).toContain('<section id="part-house-rules" tabindex="-1"><h2>House rules</h2>');
  expect(html).toContain(
    '<p data-sign="•"><span>• </span>Let others finish.</p><p data-sign="•"><span>• </span>Ask',
  );
  const shapes = [...html.matchAll(/width="(\d+)" height="(\d+)" alt="Four people/g)];
  expect(shapes.slice(-3).map(([, width, height]) => Number(width) > Number(height))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each(["learnai", "hackday-2024", "documents", "404"])(
  "B10 B16 content/pages/%s.yaml has the address of something else",
  async (name) => {
    content.write(`content/pages/${name}.yaml`, JSON.stringify({ heading: "Ours" }));
    const found = (await findContentProblems()).filter(({ file }) => file.includes("pages/"));
    expect(found.map(({ problem }) => problem)).toEqual([
      `“/${name}” is the address of another page or folder of the site.`,
    ]);
  },
);

test("R41 B16 a small picture or a logo is beside the text, two or four are pairs, and more are in threes", async () => {
  const layoutOf = async (widths: number[], alpha = 1) => {
    const pictures = widths.map((width, index) => ({ file: `p-${index}-${width}.png`, alt: "A" }));
    for (const [index, width] of widths.entries()) {
      const create = {
        width,
        height: width,
        channels: 4,
        background: { r: index, g: 90, b: 90, alpha },
      } as const;
      content.write(
        `content/pages/p-${index}-${width}.png`,
        await sharp({ create }).png().toBuffer(),
      );
    }
    const { html } = await pageOf({ heading: "Ours", sections: [{ heading: "One", pictures }] });
    return [/data-pictures="(\w+)"/.exec(html)?.[1], /sizes="([^"]*)"/.exec(html)?.[1]];
  };
  expect(await layoutOf([152])).toEqual(["small", "14rem"]);
  expect(await layoutOf([900], 0.5)).toEqual(["small", "14rem"]);
  expect(await layoutOf([900])).toEqual(["one", "(width &lt; 52rem) 92vw, 48rem"]);
  expect((await layoutOf([900, 300]))[0]).toBe("two");
  expect((await layoutOf([500, 500, 500]))[0]).toBe("more");
  expect((await layoutOf([500, 500, 500, 500]))[0]).toBe("two");
});
