import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
 * difference it writes a picture with baseline, page and difference side by side.
 */
export async function expectBaseline(page: Page, name: string, info: TestInfo) {
  await settled(page);
  const shot = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  const now = await halve(shot);
  const file = join(FOLDER, `${name}.webp`);
  if (info.config.updateSnapshots === "all") {
    mkdirSync(dirname(file), { recursive: true });
    const isSame =
      existsSync(file) && (await compare(readFileSync(file), now)).share <= RENEWED_ABOVE;
    if (!isSame) writeFileSync(file, now);
    return;
  }
  expect(
    existsSync(file),
    `There is no baseline ${name}: npm run test:visual -- --update-snapshots=all`,
  ).toBe(true);
  const { share, sideBySide } = await compare(readFileSync(file), now);
  const report = info.outputPath(`${name}.png`);
  if (share > TOLERANCE) writeFileSync(report, sideBySide);
  expect(
    share,
    `share of pixels that differ. Baseline, page and difference: ${report}`,
  ).toBeLessThanOrEqual(TOLERANCE);
}

async function halve(shot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(shot).metadata();
  return sharp(shot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60 })
    .toBuffer();
}

/** Pads the smaller picture, so that a difference in height counts. */
async function compare(baseline: Buffer, now: Buffer) {
  const sizes = await Promise.all([baseline, now].map((each) => sharp(each).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const raw = { width, height, channels: 4 } as const;
  const [before, after] = await Promise.all(
    [baseline, now].map((each) =>
      sharp(each)
        .ensureAlpha()
        .resize({ width, height, fit: "contain", position: "left top", background: "#f0f" })
        .raw()
        .toBuffer(),
    ),
  );
  const difference = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(before as Buffer, after as Buffer, difference, width, height, {
    threshold: 0.15,
  });
  const sideBySide = await sharp({
    create: { width: width * 3, height, channels: 4, background: "#fff" },
  })
    .composite(
      [before, after, difference].map((input, index) => ({
        input: input as Buffer,
        raw,
        left: index * width,
        top: 0,
      })),
    )
    .png()
    .toBuffer();
  return { share: differing / (width * height), sideBySide };
}
