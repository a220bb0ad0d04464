import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../scripts/tools.ts";
import { content } from "../support/content.ts";
import { projectFolder } from "../support/folders.ts";
import { expect, test } from "../support/site.ts";

const publicFile = (file: string) => join(projectFolder, "public", file);

type Edition = { documents?: { entries: { title: string; file: string }[] } };

const documents = ((content("projectx").editions ?? []) as Edition[]).flatMap(
  ({ documents: list }) => list?.entries ?? [],
);

for (const { title, file } of documents) {
  test(`R37 ${title} is a tagged PDF with language and title`, async ({ request }) => {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const pdf = (await response.body()).toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toContain(`/Lang (${content("site").language.slice(0, 2)}`);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf).toMatch(/\/Title/);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(
      content("site").sample ? 2 : 1,
    );
    expect((await response.body()).length).toBeLessThan(300 * 1024);
    const published = readFileSync(publicFile(file));
    expect(published.equals(await response.body())).toBe(true);
  });
}

// `npm test` reports programs that are missing (scripts/tools.ts).
const qpdf = findProgram("qpdf");
const pdfinfo = findProgram("pdfinfo");
const pdffonts = findProgram("pdffonts");

for (const { title, file } of documents) {
  if (qpdf) {
    test(`R37 qpdf finds no error in ${title}`, () => {
      const { status, stdout } = spawnSync(qpdf, ["--check", publicFile(file)]);
      expect(String(stdout)).toContain("No syntax or stream encoding errors found");
      expect(status).toBe(0);
    });
  }

  if (pdfinfo) {
    test(`R37 pdfinfo reports ${title} as tagged, titled and not encrypted`, () => {
      const report = String(spawnSync(pdfinfo, [publicFile(file)]).stdout);
      expect(report).toMatch(/^Title: +\S/m);
      expect(report).toMatch(/^Tagged: +yes$/m);
      expect(report).toMatch(/^Encrypted: +no$/m);
    });
  }

  if (pdffonts) {
    test(`R9 R37 pdffonts lists only the brand's fonts in ${title}, embedded as outlines`, () => {
      const [, , ...fonts] = String(spawnSync(pdffonts, [publicFile(file)]).stdout)
        .trim()
        .split("\n");
      expect(fonts.length).toBeGreaterThan(0);
      // Chromium substitutes a missing font, and draws a variable one as Type 3.
      for (const font of fonts) {
        expect(font).toMatch(
          /^[A-Z]{6}\+(?:SplineSansMono|OpenSans)-\w+ +CID TrueType .* yes +yes/,
        );
      }
    });
  }
}

test("R1 npm start serves on after a range that ends before it begins", async ({ request }) => {
  const response = await request.get("/favicon.svg", { headers: { Range: "bytes=5-2" } });
  expect([200, 416]).toContain(response.status());
  await expect(await request.get("/")).toBeOK();
});
