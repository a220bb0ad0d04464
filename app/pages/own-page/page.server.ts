import { isThere } from "#app/content/files.server.ts";
import { pageWords } from "#app/content/groups.server.ts";
import { OWN_PAGES, pagePaths } from "#app/content/pages.server.ts";
import { loadPageContent, loadSite, sitePlaceholders } from "#app/content/site.server.ts";
import type { PageDefinition } from "../page-definition.server.ts";
import { readMarkdown } from "./markdown.server.ts";
import { z } from "zod";

/** What every built site has, beside its pages. */
const TAKEN = ["404", "assets", "home", "index", "og", "pictures"];

/** A page of the club's own, such as a code of conduct: the front matter of a Markdown file, whose name is the address. */
function ownPageContent(path: string) {
  const name = path.slice(1);
  const schema = z.strictObject(pageWords).superRefine((_, context) => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
      context.addIssue("name the file in small letters, digits and hyphens, such as travel.md.");
    else if (
      TAKEN.includes(name) ||
      isThere(`public/${name}`) ||
      pagePaths().filter((each) => each === path).length > 1
    )
      context.addIssue(`“${path}” is the address of another page or folder. Rename this file.`);
  });
  return { file: `${OWN_PAGES}${path}.md`, schema };
}

async function loadOwnPage(path: string) {
  const { file, schema } = ownPageContent(path);
  const { title, description } = loadPageContent(file, schema);
  return {
    page: { title: `${title} | ${loadSite().club}`, description },
    heading: title,
    sections: await readMarkdown(file, sitePlaceholders()),
  };
}

export default {
  content: ownPageContent,
  load: loadOwnPage,
} satisfies PageDefinition;
