import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { openPage } from "../support/hydration.ts";
import { expect, test } from "../support/site.ts";
import { siteWith } from "./stress-content.ts";
import { paths } from "../support/content.ts";

/** Names that the site's own fonts must draw. */
const NAMES = {
  Polish: "Łukasz Żółć-Świątek",
  Czech: "Kateřina Ďurišová Ťažká",
  Turkish: "Şebnem Yıldız Ağaoğlu",
  Vietnamese: "Nguyễn Thị Phương Hằng",
  Icelandic: "Þórður Ægisson",
  Maltese: "Ġorġ Ħaż-Żabbar",
  Hawaiian: "Kaʻahumanu Kekūanāoʻa",
  Hungarian: "Győző Űrhegyi",
  Romanian: "Ștefan Țurcanu",
  Latvian: "Ģirts Ķēniņš",
  Azerbaijani: "Əli Məmmədov",
  Pinyin: "Lǐ Xiǎolóng",
  Yoruba: "Ọlúṣẹ́gun Adéṣínà",
  Hausa: "Ɓala Ɗanladi",
  Ewe: "Dɔ́tsɛ̀ Kɔ̃ŋu",
  Khoekhoe: "Nǃxau ǂToma",
  Esperanto: "Ĉapelo Ĵurnalisto",
  Transliterated: "Ḥasan al-Ṣabbāḥ",
  Decomposed: "Zoë Łęcka".normalize("NFD"),
  Greek: "Γιώργος Παπαδόπουλος",
  "Ancient Greek": "Ἀριστοτέλης Ἑρμῆς",
  Cyrillic: "Дмитро Їжакевич",
  Kazakh: "Қазақбай Өмірұлы",
  Hebrew: "דוד בן גוריון",
  Hindi: "श्रीकान्त विज्ञानी",
};

/** Names that only the visitor's machine can draw. */
const SYSTEM_NAMES = {
  Squamish: "Sḵwx̱wú7mesh Uxwumixw",
  Halkomelem: "xʷməθkʷəy̓əm",
  Marshallese: "Ḷo̧jeḷỌr M̧ajeḷ",
  "Romanised Russian": "T͡Svetaeva I͡Ulii͡a",
  Mathematical: "ℓ₁-ℕorm",
  Arabic: "ليلى الفارسي",
  Persian: "نیلوفر کریم‌زاده.",
  "Hebrew titles": "ד״ר צ׳רלי",
  Thai: "กัญญารัตน์ ศรีสุข",
  Chinese: "王小明",
  Japanese: "山田さくら",
  Korean: "김민준",
  Emoji: "🌍 Ana Čurić",
};

const ALL_NAMES = { ...NAMES, ...SYSTEM_NAMES };
const indexOf = (language: string) => Object.keys(ALL_NAMES).indexOf(language);

const site = siteWith((folder) => {
  const file = join(folder, "content/team.yaml");
  const [first]: object[] = parse(readFileSync(file, "utf8"));
  const team = Object.values(ALL_NAMES).map((name, index) => ({
    ...first,
    id: `member-${index}`,
    name,
    description: name,
  }));
  writeFileSync(file, stringify(team));
});

type Used = { familyName: string; isCustomFont: boolean; glyphCount: number };

/** The typefaces in which the browser draws each word of an element. */
async function typefacesOf(page: Page, element: Locator): Promise<Record<string, string[]>> {
  const typefaces: Record<string, string[]> = {};
  for (const [word, fonts] of Object.entries(await fontsOf(page, element)))
    typefaces[word] = fonts.map(({ familyName, isCustomFont }) =>
      isCustomFont ? familyName : "the machine’s",
    );
  return typefaces;
}

async function fontsOf(page: Page, element: Locator) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const fontsOfWords: Record<string, Used[]> = {};
  for (const word of ((await element.textContent()) ?? "").split(" ")) {
    await element.evaluate(async (node, only) => {
      node.textContent = only;
      node.getBoundingClientRect();
      await document.fonts.ready;
    }, word);
    const { root } = await session.send("DOM.getDocument");
    const id = await element.evaluate((node) => (node.id ||= `asked-${crypto.randomUUID()}`));
    const selector = `#${id}`;
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    fontsOfWords[word] = fonts;
  }
  return fontsOfWords;
}

const memberOf = (page: Page, index: number) => page.locator(`#team-member-${index}`);

test("R9 every word of a name is in one typeface, which the site brings", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(site.url);
  for (const [index, [language, name]] of Object.entries(ALL_NAMES).entries()) {
    const member = memberOf(page, index);
    await member.evaluate((card: HTMLDetailsElement) => (card.open = true));
    for (const selector of ["h3 bdi", "p"]) {
      const typefaces = await typefacesOf(page, member.locator(selector));
      expect(Object.keys(typefaces).join(" ")).toBe(name.normalize());
      for (const [word, used] of Object.entries(typefaces)) {
        expect.soft(used, `${language}: ${word} in ${selector}`).toHaveLength(1);
        if (language in NAMES) expect.soft(used, word).not.toContain("the machine’s");
      }
    }
  }
});

test("R9 a name in another typeface is as large and bold as its neighbours", async ({ page }) => {
  await page.goto(site.url);
  const [foreign, own] = [indexOf("Vietnamese"), indexOf("Polish")];
  const inkOf = async (index: number) => {
    const heading = memberOf(page, index).locator("h3 bdi");
    // The same letters, so that only the typeface differs.
    await heading.evaluate((node) => (node.textContent = "Hanoi"));
    await page.evaluate(() => document.fonts.ready);
    const width = await heading.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().width;
    });
    const { data, info } = await sharp(await heading.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const background = data[0] ?? 0;
    const rows = new Set<number>();
    let dark = 0;
    for (const [place, grey] of data.entries()) {
      const ink = Math.abs(grey - background);
      if (ink < 40) continue;
      dark += ink;
      rows.add(Math.floor(place / info.width));
    }
    return { width, height: rows.size, dark };
  };
  const [one, other] = [await inkOf(foreign), await inkOf(own)];
  for (const measure of ["width", "height", "dark"] as const) {
    const ratio = one[measure] / other[measure];
    expect.soft(ratio, measure).toBeGreaterThan(0.9);
    expect.soft(ratio, measure).toBeLessThan(1.1);
  }
});

test("R9 letters of Devanagari join", async ({ page }) => {
  await page.goto(site.url);
  const heading = memberOf(page, indexOf("Hindi")).locator("h3 bdi");
  await heading.evaluate((node) => (node.textContent = "ज्ञ"));
  const { ज्ञ: fonts } = await fontsOf(page, heading);
  expect(fonts?.map(({ glyphCount }) => glyphCount)).toEqual([1]);
});

test("R9 two fonts are loaded, and others with the page that needs them", async ({ page }) => {
  const fonts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") fonts.push(response.url());
  });
  await openPage(page, `${site.url}${paths.course}`);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(2);
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  const heading = memberOf(page, indexOf("Vietnamese")).locator("h3 bdi");
  await heading.scrollIntoViewIfNeeded();
  expect(await typefacesOf(page, heading)).toEqual({
    Nguyễn: ["Noto Sans Mono"],
    Thị: ["Noto Sans Mono"],
    Phương: ["Noto Sans Mono"],
    Hằng: ["Noto Sans Mono"],
  });
  expect(fonts.length).toBeGreaterThan(2);
});
