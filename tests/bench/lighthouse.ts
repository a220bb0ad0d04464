import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** One run of Lighthouse's mobile test, which simulates slow 4G and a 4x CPU slowdown. */
export async function runLighthouse(url: string, chromePath: string, onlyCategories: string[]) {
  const chromeFlags = ["--headless=new", "--no-sandbox", "--ignore-certificate-errors"];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: "silent" });
    const { audits = {}, categories = {} } = result?.lhr ?? {};
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const scores = Object.values(categories).map(({ id, score }) => [
      id,
      Math.round((score ?? Number.NaN) * 100),
    ]);
    return {
      ...(Object.fromEntries(scores) as { performance: number }),
      "FCP ms": value("first-contentful-paint"),
      "LCP ms": value("largest-contentful-paint"),
      "TBT ms": value("total-blocking-time"),
      CLS: value("cumulative-layout-shift"),
    };
  } finally {
    chrome.kill();
  }
}
