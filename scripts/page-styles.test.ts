import { expect, test } from "vitest";
import { drawnStyles, printStyles, stylesOfPage } from "./page-styles.ts";
import { shortClassNames, shortPropertyNames } from "./short-names.ts";

const css = `@layer base;
@font-face{font-family:"T";src:url("a");font-weight:500;font-style:normal}
@font-face{font-family:"T";src:url("b");font-weight:700;font-style:italic}
@layer base{:root{--used:red;--unused:blue}.shown{color:var(--used);font-weight:500;&:hover{color:blue}@media print{color:black}}.absent{color:green}
@media print{.absent{display:none}}}@page{margin:1cm}`;

test("R9 a page's own styles hold what its elements can use and nothing for paper", () => {
  const own = stylesOfPage(css, '<p class="shown"></p>');
  expect(own).toContain("&:hover{color:blue}");
  expect(own).toContain("--used:red");
  for (const gone of ["absent", "--unused", "print", "@page", "italic"]) {
    expect(own).not.toContain(gone);
  }
});

test("R9 bold and italics that only the markup asks for keep their font", () => {
  expect(stylesOfPage(css, '<p class="shown"><b><i></i></b></p>')).toContain("italic");
});

test("R9 font files are left to the early script where there are scripts, and fallback fonts are not", () => {
  const fallback = '@font-face{font-family:"T Fallback";src:local("A")}';
  const own = stylesOfPage(css + fallback, '<p class="shown"></p>');
  expect(own).toMatch(/^@media \(scripting:none\)\{\s*@font-face\{[^}]*url\("a"\)[^}]*\}\}/);
  expect(own).toContain(`}${fallback}`);
});

test("B7 the styles for paper hold that and nothing else", () => {
  const print = printStyles(css);
  expect(print).toContain(".shown{@media print{color:black}}");
  expect(print).toContain("@media print{.absent{display:none}}");
  expect(print).toContain("@page{margin:1cm}");
  for (const gone of ["font-face", "--used", "hover"]) expect(print).not.toContain(gone);
});

test("R39 what React draws has its styles in a file of its own, and its custom properties in the page's", () => {
  const drawn =
    "@layer ui{.kept-a{color:var(--unused);& p{margin:0}}@keyframes kept-b{to{rotate:1turn}}}";
  const whole = css + drawn;
  expect(drawnStyles(whole)).toContain(drawn);
  for (const gone of ["shown", "font-face"]) expect(drawnStyles(whole)).not.toContain(gone);
  const own = stylesOfPage(whole, '<p class="shown kept-a"></p>');
  expect(own).toContain("--unused:blue");
  expect(own).not.toContain("kept-");
});

test("R9 custom properties keep their meaning under their short names", () => {
  const short = shortPropertyNames(
    ":root{--rare:1;--common:2}a{b:var(--common,var(--rare));c:var(--common)}",
  );
  expect(short).toBe(":root{--b:1;--a:2}a{b:var(--a,var(--b));c:var(--a)}");
});

test("R9 every class gets a name of its own, the same in each build, that no advertisement blocker knows", () => {
  const [first, second] = [shortClassNames(), shortClassNames()];
  const files = ["app/ui/button.module.css", "app/ui/planet.module.css"];
  const names = files.flatMap((file) => ["a", "b"].map((name) => first(name, file)));
  expect(new Set(names).size).toBe(4);
  expect(files.flatMap((file) => ["a", "b"].map((name) => second(name, file)))).toEqual(names);
  for (const name of names) expect(name).toMatch(/^[^aeiou\d][^aeiou]/);
});
