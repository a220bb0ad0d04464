import { createElement as h, type ReactElement } from "react";
import { parseDocument } from "yaml";
import { Resvg } from "@resvg/resvg-js";
import satori, { type SatoriNode } from "satori";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { loadSite } from "../app/content/site.server.ts";
import { place } from "../app/link-previews/preview.server.tsx";
import { PREVIEW_SIZE } from "../app/link-previews/preview-urls.server.ts";
import { Title, Words } from "../app/link-previews/words.server.tsx";
import { usedLetters } from "../app/styles/letters.ts";
import { copyContentForEachTest } from "../tests/content/copied-content.ts";
import { linkPreviewDrawings, previewFonts } from "./link-previews.ts";
import { loadPageMetadata } from "./page-metadata.ts";

vi.unmock(import("../app/content/pictures.server.ts"));

/** Fields whose words are drawn, with the longest that they may be. */
const DRAWN: Record<string, Record<string, number>> = {
  "content/site.yaml": { club: 24, tagline: 90, newsletterName: 40 },
  "content/home.yaml": { "hero.heading": 60, "hero.typedWords.0": 16 },
  "content/conferencex/2025.yaml": { name: 40, city: 40 },
  "content/conferencex/2024.yaml": { name: 40, city: 40, "hero.heading": 60 },
  "content/newsletter.yaml": { "hero.heading": 60, "hero.text": 90, "issues.0.title": 90 },
  "content/learnai.yaml": { text: 120 },
  "content/projectx.yaml": {
    "landing.heading": 40,
    "landing.facts.0.value": 16,
    "landing.facts.0.label": 90,
  },
  "content/partner-with-us.yaml": {
    "hero.heading": 60,
    "tiers.entries.0.name": 30,
    "tiers.entries.1.name": 30,
  },
};

const ROOM = { width: 520, height: 235 };

const TEXTS = [
  "Short",
  "There are a lot of things going on around the club…",
  "Building a new generation of AI researchers, engineers, and good listeners",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "W".repeat(300),
  "a ".repeat(400),
  "Łukasz Żółć-Świątek, Kateřina Ďurišová, Şebnem Ağaoğlu",
  "Nguyễn Thị Phương Hằng và Đặng Ngọc Ánh Tuyết ở Đà Nẵng",
  "Kaʻahumanu, Lǐ Xiǎolóng, Ọlúṣẹ́gun, Ɓala, Əli, Ḥasan",
  "Γιώργος Παπαδόπουλος, Дмитро Їжакевич, Қазақбай Өмірұлы",
];

/** The box of what is drawn: its edges from those of the words' room. */
async function inkOf(words: ReactElement, text: string) {
  const fonts = await previewFonts([...new Set([...usedLetters(), ...text])]);
  const svg = await satori(
    h("div", { style: { display: "flex", ...PREVIEW_SIZE, background: "white" } }, [
      h("div", { key: 1, style: place(100, 100) }, words),
    ]),
    { ...PREVIEW_SIZE, fonts },
  );
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  if ((await sharp(png).stats()).channels.every(({ min }) => min === 255)) return undefined;
  const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0) - 100, -(info.trimOffsetTop ?? 0) - 100];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

function inkOfLine(text: string) {
  return inkOf(
    <Words size={38} {...ROOM}>
      {text}
    </Words>,
    text,
  );
}

describe("B9 words of a link preview are drawn in their room", () => {
  for (const text of TEXTS) {
    test(text.slice(0, 60), async () => {
      for (const words of [
        <Title key="title" size={74} width={ROOM.width} lines={3}>
          {text}
        </Title>,
        <Words key="words" size={38} {...ROOM}>
          {text}
        </Words>,
        <Words key="text" size={30} {...ROOM} height={44} family="Open Sans">
          {text}
        </Words>,
      ]) {
        const ink = await inkOf(words, text);
        expect(ink).toBeDefined();
        // Overshoot of round letters, and accents above the first line.
        expect(ink?.left).toBeGreaterThanOrEqual(-4);
        expect(ink?.right).toBeLessThanOrEqual(ROOM.width + 4);
        expect(ink?.top).toBeGreaterThanOrEqual(-12);
        expect(ink?.bottom).toBeLessThanOrEqual((words.props.height ?? ROOM.height) + 12);
      }
    });
  }
});

test("B9 a line that no font can draw is left out, and an emoji alone", async () => {
  const lines = ["ليلى الفارسي", "王小明", "さくら", "김민준", "דוד בן גוריון", "Club 学生", "🌍"];
  for (const line of lines) expect(await inkOfLine(line), line).toBeUndefined();
  for (const line of ["🌍 Climate", "👩🏽\u200d💻 Climate"])
    expect(await inkOfLine(line), line).toEqual(await inkOfLine("Climate"));
  // A no-break hyphen and a soft one, as Word writes them.
  expect(await inkOfLine("Co\u2011op cli\u00admate")).toEqual(await inkOfLine("Co-op climate"));
});

function expectApart(boxes: SatoriNode[], url: string) {
  expect(boxes.length, url).toBeGreaterThan(2);
  for (const [index, box] of boxes.entries()) {
    const name = `${url}: ${box.textContent}`;
    expect.soft(rightOf(box), name).toBeLessThanOrEqual(PREVIEW_SIZE.width - 10);
    expect.soft(bottomOf(box), name).toBeLessThanOrEqual(PREVIEW_SIZE.height - 10);
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(rightOf(box), rightOf(other)) - Math.max(box.left, other.left);
      const down = Math.min(bottomOf(box), bottomOf(other)) - Math.max(box.top, other.top);
      // Boxes of lines may touch.
      expect
        .soft(Math.min(across, down), `${name} and ${other.textContent}`)
        .toBeLessThanOrEqual(4);
    }
  }
}

const rightOf = ({ left, width }: SatoriNode) => left + width;
const bottomOf = ({ top, height }: SatoriNode) => top + height;

test("B9 B25 the narrow spaces of French have a width", async () => {
  const [spaced, closed] = [await inkOfLine("6\u202f000"), await inkOfLine("6000")];
  expect(spaced?.right).toBeGreaterThan(closed?.right ?? Infinity);
});

describe("B9 with other words", () => {
  const content = copyContentForEachTest();

  /** Gives the drawn fields of each file other words of their length. */
  function write(words: (length: number) => string) {
    for (const [file, fields] of Object.entries(DRAWN)) {
      const document = parseDocument(content.read(file));
      for (const [field, length] of Object.entries(fields)) {
        const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
        document.setIn(path, words(length));
      }
      if (document.has("page")) document.setIn(["page", "title"], `Page of ${file}`);
      if (document.has("page")) document.setIn(["page", "description"], "x".repeat(60) + file);
      content.write(file, String(document));
    }
  }

  async function drawnBoxes() {
    const drawings = await linkPreviewDrawings(loadSite(), await loadPageMetadata());
    const fonts = await previewFonts(usedLetters(content.root()));
    return Promise.all(
      drawings.map(async ({ url, element }) => {
        const boxes: SatoriNode[] = [];
        const onNodeDetected = (node: SatoriNode) => {
          if (node.textContent && node.width > 0) boxes.push(node);
        };
        await satori(element, { ...PREVIEW_SIZE, fonts, onNodeDetected });
        return { url, boxes };
      }),
    );
  }

  test("no text runs over another or out of its picture", async () => {
    for (const words of [
      "lange Wörter als Name ",
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte",
      "Nguyễn Thị Phương Hằng ",
      "Ενημερωτικό δελτίο ",
    ]) {
      write((length) => words.repeat(9).slice(0, length).trim());
      const pictures = await drawnBoxes();
      expect(pictures.length).toBeGreaterThan(7);
      for (const { url, boxes } of pictures) expectApart(boxes, url);
    }
  });
});
