import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { projectFolder } from "../support/folders.ts";
import { copyOtherClub } from "./other-club.ts";
import { buildIn, runIn } from "./project-copy.ts";

type Site = Record<"club" | "university" | "universityAbbreviation" | "newsletterName", string> & {
  address: string;
  clubFullName?: string;
  contacts: { affiliatedSite?: { name: string } };
};

/** The names of the project's own club. */
function ownNames(): RegExp {
  const site: Site = parse(readFileSync(join(projectFolder, "content/site.yaml"), "utf8"));
  const names = [
    site.club,
    site.clubFullName,
    site.university,
    site.universityAbbreviation,
    site.newsletterName,
    new URL(site.address).host.replace(/^www\./, ""),
    site.contacts.affiliatedSite?.name,
  ].filter((name) => name !== undefined);
  return new RegExp(`(?<!\\w)(?:${names.map((name) => RegExp.escape(name)).join("|")})(?!\\w)`);
}

test("B16 another club's content builds, and no file of its site names this club", () => {
  test.setTimeout(300_000);
  const folder = copyOtherClub();
  try {
    expect(runIn(folder, "scripts/check-content.ts")).toBe("The content is in order.\n");
    buildIn(folder);
    expect(readFileSync(join(folder, "dist/partner-with-us.html"), "utf8")).toContain(
      '<strong>in any language</strong>, or read <a href="/newsletter">our letter</a> first.',
    );
    // B23
    const home = readFileSync(join(folder, "dist/index.html"), "utf8");
    expect(home).toContain("Everyone may come, <strong>without a word before</strong>.");
    expect(home).toContain('<a href="https://social.loom-ai-lakeside.ca/@club">Mastodon</a>');
    expect(home).toContain('"sameAs":["https://social.loom-ai-lakeside.ca/@club"]');
    const names = ownNames();
    const files = readdirSync(join(folder, "dist"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => names.test(readFileSync(file, "utf8")))).toEqual([]);
    // The pattern finds the names where they are.
    expect(readFileSync(join(projectFolder, "content/site.yaml"), "utf8")).toMatch(names);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
