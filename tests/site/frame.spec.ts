import type { Locator, Page } from "@playwright/test";
import { colours, expect, NOT_FOUND, pages, test } from "../support/site.ts";

/** What surrounds every page: its header, footer and fonts, and the page for unknown paths. */

const HEADER = {
  Home: "/",
  "About Us": "/#about",
  "Our Team": "/#meet-the-team",
  ConferenceX: "/conferencex",
  ProjectX: "/projectx",
  LearnAI: "/learnai",
  Newsletter: "/newsletter",
  "Partner With Us": "/partner-with-us",
};
const { LearnAI: learnAI, ...others } = HEADER;
const FOOTER = { ...others, "Learn AI": learnAI };
const TAGLINE = "Pioneering the Future of Innovative and Ethical AI";

const linksOf = async (part: Locator) =>
  Object.fromEntries(
    await part
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")])),
  );

test("R1 R4 R5 R7 R8 an unknown path shows the 404 page with header, footer and tagline, and each header link leads to its page, which it then marks", async ({
  page,
}) => {
  const response = await page.goto(NOT_FOUND);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  expect(await linksOf(page.getByRole("main"))).toEqual({
    Home: "/",
    ConferenceX: "/conferencex",
    ProjectX: "/projectx",
    "Learn AI": "/learnai",
    Newsletter: "/newsletter",
    "Partner With Us": "/partner-with-us",
  });
  const navigation = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  expect(await linksOf(navigation)).toEqual(HEADER);
  const footer = page.getByRole("contentinfo");
  expect(await linksOf(footer.getByRole("navigation", { name: "Footer" }))).toEqual(FOOTER);
  expect(await linksOf(footer.getByRole("region", { name: "Contacts" }))).toEqual({
    "hello@uofxai.example": "mailto:hello@uofxai.example",
    "partnerships@uofxai.example": "mailto:partnerships@uofxai.example",
    "amara.osei@uofxai.example": "mailto:amara.osei@uofxai.example",
    "julian.park@uofxai.example": "mailto:julian.park@uofxai.example",
    "Gen AI Genesis": "https://genaigenesis.example",
  });
  await expect(footer).toContainText("© 2024 UofX AI");
  await expect(footer).toContainText(TAGLINE);

  const looks = (link: Locator) =>
    link.evaluate((element) => {
      const { textDecorationLine, borderBlockEndColor } = getComputedStyle(element);
      return `${textDecorationLine} ${borderBlockEndColor}`;
    });
  for (const [label, to] of Object.entries(HEADER)) {
    const link = navigation.getByRole("link", { name: label, exact: true });
    const unmarked = await looks(link);
    await link.click();
    await expect(page).toHaveURL(to);
    if (to.includes("#")) continue;
    await expect(navigation.locator("[aria-current=page]")).toHaveText([label]);
    await page.mouse.move(0, 400);
    expect(await looks(link), label).not.toBe(unmarked);
  }
});

/** Collects later requests for fonts. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
}

test("R9 B20 every page declares the fonts it uses, which have the letters of José, Łukasz and Győző", async ({
  page,
}) => {
  const fonts = fontsOf(page);
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const { used, declared, families } = await page.evaluate(() => {
      const name = (family: string, weight: string, style: string) =>
        `${family.replaceAll('"', "")} ${weight} ${style}`;
      const fontOf = (element: Element) => {
        const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
        return name(fontFamily.split(",")[0] ?? "", fontWeight, fontStyle);
      };
      const withText = [...document.body.querySelectorAll(":not(script, style, noscript)")].filter(
        ({ childNodes }) =>
          [...childNodes].some((node) => node instanceof Text && node.data.trim()),
      );
      return {
        used: [...new Set(withText.map(fontOf))],
        declared: [...document.fonts].map((font) => name(font.family, font.weight, font.style)),
        families: ["h1", "footer dd"].map((selector) =>
          fontOf(document.querySelector(selector) ?? document.body),
        ),
      };
    });
    expect(declared).toEqual(expect.arrayContaining(used));
    expect(families).toEqual([
      expect.stringMatching(/^Tabular/),
      expect.stringMatching(/^Open Sans/),
    ]);
  }
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((path) => !path.startsWith("/assets/"))).toEqual([]);

  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  for (const selector of ["h1", "main p"]) {
    await page
      .locator(selector)
      .first()
      .evaluate((element) => (element.textContent = "José Łukasz Győző Żółć Şebnem Yıldız"));
    await expect(async () => {
      const { root } = await devtools.send("DOM.getDocument");
      const { nodeId } = await devtools.send("DOM.querySelector", {
        nodeId: root.nodeId,
        selector,
      });
      const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    }).toPass({ timeout: 5000 });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("R9 R10 B4 without JavaScript the page’s own fonts load, it is light, and the control of the colour mode is hidden", async ({
    page,
  }) => {
    const fonts = fontsOf(page);
    await page.goto(NOT_FOUND, { waitUntil: "networkidle" });
    expect(fonts.toSorted()).toEqual([
      expect.stringContaining("open-sans-400"),
      expect.stringContaining("tabular-500"),
    ]);
    await expect(page.locator("html")).toHaveCSS("background-color", colours.light);
    await expect(page.getByRole("group", { name: "Colour mode" })).toBeHidden();
  });
});
