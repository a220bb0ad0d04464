import sharp from "sharp";
import { expect, test } from "vitest";
import { loadSite } from "../app/content/site.server.ts";
import { linkPreview } from "./link-preview.tsx";

/** The box of what differs between two cards. */
async function differenceOf(title: string, other: string) {
  const [one, two] = [await linkPreview(loadSite(), title), await linkPreview(loadSite(), other)];
  const difference = sharp(one).composite([{ input: two, blend: "difference" }]);
  const { info } = await sharp(await difference.png().toBuffer())
    .trim({ background: "black" })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

test.each([
  "Advancing the responsible use of machine learning at school",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauwart",
  "WWWWWWWWWW WWWWWWWWWW, WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW WWWW",
  "Łukasz Żółć-Świątek, Kateřina Ďurišová and Şebnem Ağaoğlu",
])(
  "B9 the card's title “%s” stays clear of the club, the tagline and the planet",
  async (title) => {
    const { left, top, right, bottom } = await differenceOf(title, "A");
    expect(left).toBeGreaterThanOrEqual(56);
    expect(top).toBeGreaterThan(104);
    expect(right).toBeLessThan(655);
    expect(bottom).toBeLessThan(510);
  },
);
