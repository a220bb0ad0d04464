import lighthouse from "lighthouse";
import { launch } from "chrome-launcher";

export type LighthouseResult = {
  scores: Record<string, number>;
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  speedIndexMs: number;
  totalBlockingTimeMs: number;
  cumulativeLayoutShift: number;
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** One run of Lighthouse's mobile test: slow 4G and a processor four times slower, both simulated. */
export async function runLighthouse(url: string, chromePath: string): Promise<LighthouseResult> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--ignore-certificate-errors", "--disable-gpu"],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: "silent",
    });
    const { audits = {}, categories = {} } = result?.lhr ?? {};
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      firstContentfulPaintMs: value("first-contentful-paint"),
      largestContentfulPaintMs: value("largest-contentful-paint"),
      speedIndexMs: value("speed-index"),
      totalBlockingTimeMs: value("total-blocking-time"),
      cumulativeLayoutShift: value("cumulative-layout-shift"),
    };
  } finally {
    chrome.kill();
  }
}
