/**
 * The order in which a page starts, part of the early script: it is painted, then gets its fonts (decision 017), then
 * what is far below the window gets its place (decision 019), then React starts (decision 008). One after the other,
 * because two processors are few: what draws the page, reads pictures and compiles scripts takes them too.
 */
import { attempt } from "./attempt.ts";

const FONTS_KEY = "fonts";
const PAINT_TIMEOUT_MS = 1000;
const START_TIMEOUT_MS = 3000; // for fonts and pictures that do not come
const SCROLLBAR_MS = 600; // a phone shows its scroll bar with the first paint and lets it fade: each frame is drawn anew
const LAST_FRAME_MS = 100; // until what was last changed is drawn
const SIGNS_OF_INTENT = ["pointerdown", "pointermove", "keydown", "focusin"];

const root = document.documentElement;

/** Does all of it. On a first visit the document is marked `data-rest` until the fonts and all places are there. */
export async function startInTurn() {
  const loaded = new Promise((done) => addEventListener("load", done));
  const painted = new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      // A first frame may hold nothing but the ground.
      if (list.getEntriesByName("first-contentful-paint")[0]) done();
    }).observe({ type: "paint", buffered: true });
    // Firefox tells of no paint where the page opens below its top.
    void loaded.then(() => setTimeout(done, PAINT_TIMEOUT_MS));
  });
  const hasFonts = attempt(() => localStorage.getItem(FONTS_KEY));
  // In the cache since an earlier visit: asked for at once, so that nothing changes its face again.
  if (hasFonts) void loadFonts();
  // An address with a fragment has to find its place at once; in development React would report the marks.
  else if (import.meta.env.DEV || location.hash) root.dataset.rest = "here";
  else root.dataset.rest = matchMedia("(width < 48rem)").matches ? "first" : "later";
  await painted;
  if (root.dataset.rest === "first") root.dataset.rest = "later";
  // Not before: browsers tell of a resting pointer too when the page comes under it.
  for (const sign of SIGNS_OF_INTENT) addEventListener(sign, startReact);
  const here = Promise.all([hasFonts || loadFonts(), loaded, wait(SCROLLBAR_MS)]);
  await Promise.race([here, wait(START_TIMEOUT_MS)]);
  setTimeout(startReact, LAST_FRAME_MS);
}

function wait(ms: number): Promise<unknown> {
  return new Promise((done) => setTimeout(done, ms));
}

/**
 * The page's faces, which its styles hold for browsers without scripts alone (scripts/page-styles.ts). To name other
 * fonts once they are here would have the looks of the whole page worked out again; faces that come do not.
 */
function readFontFaces(): FontFace[] {
  const styles = document.querySelector<HTMLStyleElement>("[data-whole]")?.sheet;
  const group = styles?.cssRules[0] as CSSMediaRule | undefined;
  return [...((group?.cssRules ?? []) as Iterable<CSSFontFaceRule>)].map(({ style }) => {
    const of = (name: string) => style.getPropertyValue(`font-${name}`);
    return new FontFace(of("family").replaceAll('"', ""), style.getPropertyValue("src"), {
      weight: of("weight"),
      style: of("style"),
      display: "swap",
    });
  });
}

async function loadFonts() {
  const faces = readFontFaces();
  // Bold letters are few: the browser asks for them when it finds some.
  const first = faces.filter(({ weight }) => weight < "700");
  await Promise.allSettled(first.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  attempt(() => localStorage.setItem(FONTS_KEY, "1"));
  const rest = "[data-rest=later] :is(section ~ section, footer)";
  for (const part of document.querySelectorAll<HTMLElement>(rest)) {
    // Every other frame: drawing one takes a processor too.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    part.dataset.rest = "";
  }
  delete root.dataset.rest;
}

let started: Promise<unknown> | undefined;

/** React, in the file that scripts/late-start.ts has made of the page's start-up code; in development it starts itself. */
function startReact() {
  const file = document.querySelector<HTMLElement>("[data-start]")?.dataset.start;
  // A file that is gone leaves the page as it is: whole, and its links work.
  if (file) started ??= import(/* @vite-ignore */ file).catch((error) => console.error(error));
}
