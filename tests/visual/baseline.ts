import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { projectFolder } from "../support/folders.ts";

const FOLDER = join(import.meta.dirname, "baselines");

const CONTENT = join(projectFolder, "content");
const CONTENT_RECORD = join(FOLDER, "content.sha256");

/** Whether content/ is what the baselines show. Words may change at any time, and the baselines say nothing about others. */
export function isBaselineContent(): boolean {
  return (
    existsSync(CONTENT_RECORD) && readFileSync(CONTENT_RECORD, "utf8").trim() === contentHash()
  );
}

function contentHash(): string {
  const hash = createHash("sha256");
  for (const name of globSync("**/*.{yaml,svg,png,jpg,webp}", { cwd: CONTENT }).sort()) {
    const file = join(CONTENT, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Of all pixels, how many may differ: the edge of a letter is drawn a little differently by each browser version. */
const TOLERANCE = 0.002;

/** Waits until the page is still and whole: fonts there, every picture loaded. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}

/**
 * Compares the whole page with its baseline: half the size and compressed, because there are a hundred of them.
 * `npm run test:visual -- --update` renews them. Where they differ, a picture shows both and the difference side by side.
 */
export async function expectBaseline(page: Page, name: string, info: TestInfo) {
  await settled(page);
  const shot = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  const now = await halved(shot);
  const file = join(FOLDER, `${name}.webp`);
  if (info.config.updateSnapshots === "all") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(CONTENT_RECORD, `${contentHash()}\n`);
    if (!existsSync(file) || !(await isAlike(now, readFileSync(file)))) writeFileSync(file, now);
    return;
  }
  expect(existsSync(file), `There is no baseline ${name}: npm run test:visual -- --update`).toBe(
    true,
  );
  const kept = readFileSync(file);
  const { share, sideBySide } = await compared(kept, now);
  const report = info.outputPath(`${name}.png`);
  if (share > TOLERANCE) writeFileSync(report, sideBySide);
  expect(
    share,
    `share of pixels that differ; baseline, now and the difference: ${report}`,
  ).toBeLessThanOrEqual(TOLERANCE);
}

async function halved(shot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(shot).metadata();
  return sharp(shot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60 })
    .toBuffer();
}

async function isAlike(one: Buffer, other: Buffer): Promise<boolean> {
  return (await compared(one, other)).share <= TOLERANCE;
}

/** The share of pixels that differ, and a picture of both beside the difference. Pages of unlike height differ below. */
async function compared(kept: Buffer, now: Buffer) {
  const sizes = await Promise.all([kept, now].map((each) => sharp(each).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const raw = { width, height, channels: 4 } as const;
  const [before, after] = await Promise.all(
    [kept, now].map((each) =>
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
      [before, after, difference].map((input, place) => ({
        input: input as Buffer,
        raw,
        left: place * width,
        top: 0,
      })),
    )
    .png()
    .toBuffer();
  return { share: differing / (width * height), sideBySide };
}
