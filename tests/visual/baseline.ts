import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

const FOLDER = join(import.meta.dirname, "baselines");

/** The share of pixels that may differ, because browser versions render the edges of letters differently. */
const TOLERANCE = 0.002;

/** A picture is renewed for less: a word of a long page is a ten-thousandth of it. */
const RENEWED_ABOVE = 0.00003;

/** Waits for fonts, pictures and animations. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}

/**
 * Compares the whole page with its baseline, which is half the size and compressed to keep the repository small. On a
 * difference the test leaves a picture with the differing pixels in red.
 */
export async function expectBaseline(page: Page, name: string, info: TestInfo) {
  await settled(page);
  const shot = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  const { width = 0 } = await sharp(shot).metadata();
  const half = sharp(shot).resize({ width: Math.round(width / 2) });
  const now = await half.webp({ quality: 60 }).toBuffer();
  const file = join(FOLDER, `${name}.webp`);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const { share, difference } = await compare(before ?? now, now);
  if (info.config.updateSnapshots === "all") {
    if (!before || share > RENEWED_ABOVE) writeFileSync(file, now);
    return;
  }
  expect(
    before,
    `${name} has a picture (npm run test:visual -- --update-snapshots=all)`,
  ).toBeDefined();
  const report = info.outputPath(`${name}.png`);
  if (share > TOLERANCE) await difference.png().toFile(report);
  expect(share, `share of pixels that differ: ${report}`).toBeLessThanOrEqual(TOLERANCE);
}

/** Pads the smaller picture, so that a difference in height counts. */
async function compare(before: Buffer, now: Buffer) {
  const sizes = await Promise.all([before, now].map((each) => sharp(each).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixelsOf = (picture: Buffer) =>
    sharp(picture)
      .ensureAlpha()
      .resize({ width, height, fit: "contain", position: "left top", background: "#f0f" })
      .raw()
      .toBuffer();
  const difference = Buffer.alloc(width * height * 4);
  const [one, other] = [await pixelsOf(before), await pixelsOf(now)];
  const differing = pixelmatch(one, other, difference, width, height, { threshold: 0.15 });
  const raw = { width, height, channels: 4 } as const;
  return { share: differing / (width * height), difference: sharp(difference, { raw }) };
}
