import { readFileSync } from "node:fs";
import { join } from "node:path";
import { content } from "./content.ts";
import { expect, test } from "./site.ts";

type Edition = { documents?: { entries: { title: string; file: string }[] } };

const documents = (content("projectx").editions as Edition[]).flatMap(
  ({ documents: list }) => list?.entries ?? [],
);

for (const { title, file } of documents) {
  test(`R37 ${title} is a sound PDF: tagged, with its language and title, of two pages or more`, async ({
    request,
  }) => {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const pdf = (await response.body()).toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toMatch(/\/Lang \(en/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf).toMatch(/\/Title/);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
    expect((await response.body()).length).toBeLessThan(300 * 1024);
    const published = readFileSync(join(import.meta.dirname, "..", "public", file));
    expect(published.equals(await response.body())).toBe(true);
  });
}
