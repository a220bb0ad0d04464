import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { siteWith } from "./stress-content.ts";
import { conference, content, LEFT_OUT, paths } from "../support/content.ts";
import { cutWords, expectFits } from "../support/fitting-text.ts";
import { hydrated, openPage } from "../support/hydration.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";

type Fields = Record<string, unknown>;
type Named = { id: string; name: string };

const WIDTHS = [320, 390, 768, 1280, 1920];
const ROOMS = ["Great Hall", "Room 204", "Workshop"];
const [SATURDAY, SUNDAY] = ["2025-01-25", "2025-01-26"];
const PDF = "/documents/projectx-2023/code-of-conduct.pdf";

function rewrite<Content>(file: string, change: (content: Content) => Content) {
  writeFileSync(file, stringify(change(parse(readFileSync(file, "utf8")) as Content)));
}

/** 39 speakers, every third without a photo, 57 sessions in three rooms on two days, 20 sponsors in three levels. */
function fillWithBigConference(folder: string) {
  const logos = parse(readFileSync(join(folder, "content/organisations.yaml"), "utf8")) as Named[];
  const ids = logos.slice(0, 20).map(({ id }) => id);
  rewrite<Fields & { speakers: Fields[]; hero: Fields }>(
    join(folder, `content/${conference.name}.yaml`),
    ({ speakers: written, ...edition }) => {
      const speakers = Array.from({ length: 39 }, (_, index) => {
        const { photo, title, employer } = written[index % written.length] ?? {};
        return {
          id: `speaker-${index}`,
          name: `Speaker Of-${index} Montgomery-Featherstonehaugh`,
          title,
          ...(index % 3 > 0 && { photo }),
          ...(index % 2 > 0 && { employer }),
          ...(index % 4 === 0 && {
            biography: "She has measured models for ten years. ".repeat(8),
            talk: {
              title: "What a small model forgets, and how we counted it",
              abstract: "We counted.",
            },
            links: [{ label: "Website", url: "http://speaker.example" }],
          }),
        };
      });
      const schedule = Array.from({ length: 57 }, (_, index) => ({
        day: index < 30 ? SATURDAY : SUNDAY,
        time: `${9 + Math.floor((index % 30) / 3)}:00`,
        title:
          `Session ${index}: ${"measuring what a model knows ".repeat(1 + (index % 3))}`.trim(),
        room: ROOMS[index % 3],
        speakers: [`speaker-${index % 39}`],
      }));
      return {
        ...edition,
        date: SATURDAY,
        endDate: SUNDAY,
        speakers,
        day: {
          heading: "Two days, three rooms",
          schedule,
          facts: [
            { label: "Lunch", text: "Soup" },
            { label: "Tea", text: "Cake" },
            { label: "Trips", text: "Write to trips@more.example by noon. ".repeat(24) },
          ],
        },
        sneakPeek: {
          heading: "Before you come",
          speakers: { value: "39+", heading: "Speakers", text: "They come from far away." },
          startups: { value: "100+", heading: "Startups", text: "They come from near." },
        },
        links: [
          "Code of conduct",
          "Call for speakers",
          "Venue map",
          "Travel",
          "Volunteers",
          "Stream",
        ].map((label) => ({ label, to: label === "Venue map" ? PDF : "https://more.example" })),
        sponsors: {
          heading: "Sponsors",
          levels: [
            { name: "Galaxy", organisations: ids.slice(0, 3) },
            { name: "Star", organisations: ids.slice(3, 9) },
            { name: "Planet", organisations: ids.slice(9) },
          ],
        },
      };
    },
  );
}

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

function fillWithNames(folder: string) {
  const file = join(folder, "content/team.yaml");
  const [first]: object[] = parse(readFileSync(file, "utf8"));
  const team = Object.values(ALL_NAMES).map((name, index) => ({
    ...first,
    id: `member-${index}`,
    name,
    description: name,
  }));
  writeFileSync(file, stringify(team));
}

const isBig = conference.edition?.speakers && content("organisations").length > 0;

// One build for both, which change different files.
const site = siteWith((folder) => {
  fillWithNames(folder);
  if (isBig) fillWithBigConference(folder);
});

test.describe("a big conference", () => {
  test.skip(!isBig, LEFT_OUT);

  test("B10 a big conference fits every width, also with every card open", async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(site.url + conference.path);
    await setAllOpen(page);
    // HTML allows no paragraph there.
    await expect(page.locator("summary p")).toHaveCount(0);
    await expectFits(page, WIDTHS);
    for (const width of [320, 704, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutWords(page, "#highlights"), `at ${width} px`).toEqual([]);
    }
  });

  test("B10 a big conference shows its days and links sessions to speakers", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url + conference.path);
    await expect(page.locator("h1")).toContainText("Saturday, January 25–Sunday, January 26, 2025");
    const plan = page.locator("section", { hasText: "Two days, three rooms" }).last();
    const rows = plan.locator("dl > div");
    await expect(rows).toHaveCount(57 + 3 + 1); // sessions, facts, the venue
    await expect(rows.first().locator("dt")).toHaveText("Saturday 9:00");
    await expect(rows.nth(56).locator("dt")).toHaveText("Sunday 17:00");
    expect((await plan.boundingBox())?.height).toBeLessThan(6000);
    await expect(plan.getByRole("link", { name: "trips@more.example" })).toHaveCount(24);
    const widthOf = async (text: string) =>
      (await plan.locator("dl > div", { hasText: text }).boundingBox())?.width ?? 0;
    expect(await widthOf("Trips")).toBeGreaterThan(1.5 * (await widthOf("Lunch")));
    await expect(page.locator("[id^=speaker-]")).toHaveCount(39);
    for (const text of ["Galaxy", "Star", "Planet"])
      await expect(page.getByRole("heading", { name: text, exact: true })).toBeVisible();
    await plan.getByRole("link", { name: "Speaker Of-4 " }).first().click();
    await expect(page.getByText("We counted.").filter({ visible: true })).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Speaker Of-4 " })).toBeInViewport();
  });

  test("R2 a link to a PDF opens it, also once React follows the links", async ({ page }) => {
    await page.goto(site.url + conference.path);
    await hydrated(page);
    const document = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith(PDF),
    );
    await page.getByRole("link", { name: "Venue map" }).click();
    await document;
  });
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
