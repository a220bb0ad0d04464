import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { expectFits } from "../support/fitting-text.ts";
import { englishTexts } from "../support/content.ts";
import { expect, NOT_FOUND, test } from "../support/site.ts";
import { takeFrenchClub } from "./other-club.ts";
import { siteWith } from "./stress-content.ts";

const PATHS = [
  "/",
  "/passerelle",
  "/passerelle-2024",
  "/defi",
  "/defi#2024",
  "/cours",
  "/lettre",
  "/partenaires",
  "/photos",
  NOT_FOUND,
];

const ENGLISH_DAYS =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|April|June|July|August|September|October|November|December)\b/;

/** The club's shortened Arabic: what it says most, in place of the French. */
const ARABIC: Record<string, [from: RegExp, to: string][]> = {
  "site.yaml": [
    [/language: fr-FR/, "language: ar-u-nu-arab"],
    [/tagline: .*/, "tagline: الذكاء الاصطناعي بقلب مفتوح"],
    [/label: Accueil/, "label: الرئيسية"],
    [/label: Équipe/, "label: الفريق"],
    [/label: Colloque/, "label: المؤتمر"],
    [/label: Devenir partenaire/, "label: كن شريكًا لنا"],
    [/heading: Page introuvable/, "heading: الصفحة غير موجودة"],
  ],
  "home.yaml": [
    [/heading: L’IA .*/, "heading: نطوّر الذكاء الاصطناعي عبر"],
    [/- le Défi/, "- ProjectX"],
    [/lead: Un .*/, "lead: مؤتمر ومسابقة ودورة، ينظّمها طلاب Fil d’IA (ستراسبورغ)."],
    [/heading: À .*/, "heading: من نحن؟"],
    [/text: Tous .*/, "text: كل أربعاء، من 18:00 إلى 20:00"],
  ],
  "conferencex/2025.yaml": [
    [/text: "Un colloque .*/, 'text: "مؤتمر {club}: {fullDate}، {hours}."'],
    [/city: .*/, "city: ستراسبورغ"],
    [/label: Réserver .*/, "label: احجز مقعدك"],
    [/heading: "Bienvenue.*/, "heading: أهلًا بكم"],
    [/- Passerelle$/m, "- مؤتمر الجسر"],
  ],
  "projectx.yaml": [
    [/title: Lancement/, "title: انطلاق المسابقة"],
    [/lead: Ce que .*/, "lead: ماذا يستطيع نموذج يسعه الهاتف؟"],
  ],
  "partner-with-us.yaml": [[/lead: Choisissez.*/, "lead: اختاروا المدار المناسب لكم."]],
};

function takeArabic(folder: string) {
  takeFrenchClub(folder);
  for (const [name, changes] of Object.entries(ARABIC)) {
    const file = join(folder, "content", name);
    let text = readFileSync(file, "utf8");
    for (const [from, to] of changes) {
      if (!from.test(text)) throw new Error(`${name} does not contain ${from}.`);
      text = text.replace(from, to);
    }
    writeFileSync(file, text);
  }
}

/** A string of a script that begins like a sentence, and is no error for maintainers. */
const SENTENCE = /(?<!Error\()(["'`])\p{Lu}[\p{L}’]*(?:,? [\p{L}’]+)+[.,:!?…]?\1/gu;

/** What people read or hear of a file: its texts, and attributes that are texts. */
const visibleIn = (file: string) =>
  [
    file.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, " "),
    ...[...file.matchAll(/"(?:name|text|headline|description|slogan)":"(.*?)"/g)].map(
      ([, text]) => text,
    ),
    ...[
      ...file.matchAll(
        /(?:alt|title|placeholder|label|abbr|aria-(?:\w*description|valuetext)|data-toast|data-words)="(.*?)"/g,
      ),
    ].map(([, text]) => text),
    ...[...file.matchAll(/[{;\s]content: ?"(.*?)"/g)].map(([, text]) => text),
    ...[...file.matchAll(/(?:title|description|site_name|alt)" content="(.*?)"/g)].map(
      ([, text]) => text,
    ),
  ]
    .join("\n")
    .replaceAll(/&#?\w+;|(?:https?|tag):[^\s<"]+/g, " ");

/** The values of a calendar’s or manifest’s fields that are texts. */
const textsIn = (file: string) =>
  [
    ...file
      .replaceAll(/\r\n /g, "")
      .matchAll(/^(?:SUMMARY|LOCATION|DESCRIPTION|\s*"(?:short_)?name"|\s*"description"):(.*)/gm),
  ]
    .map(([, text]) => text?.replaceAll(/\\[nN]/g, " "))
    .join("\n");

const wordsIn = (text: string) => [
  ...new Set(
    text
      .normalize()
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]+/gu),
  ),
];

/** Of a text with names in braces. */
const longestPart = (text: string) =>
  text
    .split(/\{\w+\}/)
    .toSorted((a, b) => a.length - b.length)
    .at(-1) ?? "";

// One build for each language; it takes as long as a build takes.
for (const { language, take } of [
  { language: "French", take: takeFrenchClub },
  { language: "Arabic", take: takeArabic },
]) {
  test.describe(`a club's site in ${language}`, () => {
    test.use({ timezoneId: "America/Halifax" });

    const site = siteWith(take);

    test(`R1 B25 no page in ${language} overflows or cuts a text off`, async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of PATHS) {
        await page.goto(site.url + path);
        await expectFits(page, [320, 390, 768, 1280]);
      }
    });

    if (language === "French") {
      test("B25 nothing in its files is English: no word of the interface, day, clock or price", () => {
        const french = parse(readFileSync(join(site.folder, "content/interface.yaml"), "utf8"));
        const dist = join(site.folder, "dist");
        // licenses.txt passes on the words of others, and React has its own.
        const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
          .filter(
            (name) =>
              !/\.(?:br|gz|zst|woff2|png|jpg|webp|avif|ico|pdf)$|licenses|react-/.test(name),
          )
          .filter((name) => statSync(join(dist, name)).isFile())
          .map((name) => ({ name, text: readFileSync(join(dist, name), "utf8") }));
        const those = (isIn: (text: string) => boolean) =>
          files.filter(({ text }) => isIn(text)).map(({ name }) => name);
        for (const [name, words] of Object.entries(englishTexts)) {
          if (longestPart(words) === longestPart(french[name])) continue; // “Menu” is French, too
          const part = RegExp.escape(longestPart(words));
          // Short words are in other words, so here they are alone in an element, an attribute or a string.
          const isIn = new RegExp(part.length > 5 ? part : `[>"'\`#]\\s*${part}[<"'\`\n]`);
          expect
            .soft(
              those((text) => isIn.test(text)),
              words,
            )
            .toEqual([]);
        }
        // Names of files have such letters, too.
        const clock = /(?<![\w-])\d{1,2}(?::\d\d)?\s?[AP]\.?M\b|\{AM\|PM\}/;
        for (const english of [ENGLISH_DAYS, clock, /\$\d+(?:,\d{3}|k)\b/])
          expect
            .soft(
              those((text) => english.test(text)),
              String(english),
            )
            .toEqual([]);
      });

      test("B25 every word of its pages, metadata and feed is in its content, or a day’s", () => {
        const folder = join(site.folder, "content");
        const content: string[] = [];
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
          if (name.endsWith(".yaml"))
            parse(readFileSync(join(folder, name), "utf8"), (key, value) => {
              // Those are English.
              if (!/^(?:id|file|img|photo|theme|phase)$/.test(String(key)))
                content.push(String(value));
              return value;
            });
        const months = Array.from({ length: 12 }, (_, month) =>
          new Date(2025, month, month + 1).toLocaleDateString("fr", { dateStyle: "full" }),
        );
        const known = new Set(
          wordsIn(
            [...content, ...months, "1er", "Unexpected Application Error" /* R45 */, "Atom"].join(),
          ),
        );
        for (const name of readdirSync(join(site.folder, "dist"), {
          encoding: "utf8",
          recursive: true,
        })) {
          const isScript = /(?<!(?:react|router|runtime|vitals)-[\w-]+)\.js$/.test(name);
          const isData = /\.(?:ics|webmanifest)$/.test(name);
          if (!isScript && !isData && !/^[^/]+\.html$|^feed\.xml$/.test(name)) continue;
          const file = readFileSync(join(site.folder, "dist", name), "utf8");
          const page = file.replace(/<meta http-equiv[^>]+>/, "");
          const visible = isData ? textsIn(page) : visibleIn(page);
          const text = isScript
            ? (page.replaceAll(/className:"[^"]*"/g, "").match(SENTENCE) ?? []).join()
            : visible;
          const words = wordsIn(text).filter((word) => !known.has(word));
          expect.soft(words, name).toEqual([]);
        }
      });

      test("B25 it writes days, hours, prices and sizes as French does", async ({ page }) => {
        await page.goto(`${site.url}/passerelle`);
        await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
        await expect(page.locator("html")).not.toHaveAttribute("dir");
        await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
          "Colloque Passerelle 2025, samedi 1er février 2025, Strasbourg",
        );
        const main = page.getByRole("main");
        await expect(main).toContainText(/9\sh\s00\s–\s17\sh\s00\sCET/);
        await expect(main).toContainText(
          "le samedi 1er\u00a0février 2025, de 9\u00a0h\u00a000 à 17\u00a0h\u00a000.",
        );
        await expect(main).toContainText(/sam\.\s4\sh\s00\s–\s12\sh\s00 chez vous/);
        await page.goto(`${site.url}/partenaires`);
        await expect(main).toContainText(/Soleil\s*12\s000\s€/);
        await page.goto(`${site.url}/defi#2024`);
        await expect(main).toContainText(/\(PDF, \d+ ko/);
        await expect(main).toContainText("1er février");
        await page.goto(`${site.url}/lettre`);
        await expect(page.getByRole("main").locator("time").last()).toHaveText(
          "1er septembre 2024",
        );
        await page.goto(site.url);
        await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
          "L’IA avance avec le Défi, le Colloque et le Cours",
        );
      });
    } else {
      test("B25 it begins at the right, but not Latin names and hours", async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(`${site.url}/passerelle`);
        await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
        const at = async (role: "link" | "navigation", name: string) =>
          (await page.getByRole(role, { name, exact: true }).first().boundingBox())?.x ?? 0;
        expect(await at("link", "الرئيسية")).toBeGreaterThan(await at("link", "المؤتمر"));
        // Text alone cannot tell: a hyphen between numbers is drawn in the paragraph's direction.
        const ends = await page.getByText("9 h – 10 h").evaluate((time) => {
          const at = (from: number) => {
            const range = document.createRange();
            range.setStart(time.firstChild as Text, from);
            range.setEnd(time.firstChild as Text, from + 1);
            return range.getBoundingClientRect().left;
          };
          return [at(0), at(time.textContent.length - 1)];
        });
        expect(ends[0]).toBeLessThan(ends[1] ?? 0);
        await expect(page.locator("p > bdi", { hasText: /٩:٠٠\sص/ })).toBeVisible();
        await expect(page.getByRole("main")).toContainText(
          /السبت، ١\sفبراير ٢٠٢٥، ٩:٠٠\sص\s–\s٥:٠٠\sم\sCET/,
        );
        await expect(page.getByText("chez vous")).toContainText(/٤:٠٠\sص\s–\s١٢:٠٠\sم/);
      });
    }
  });
}
