import { z } from "zod";
import { pageWords } from "#app/content/groups.server.ts";
import { isThere } from "#app/content/files.server.ts";
import { OWN_PAGES, pagePaths } from "#app/content/pages.server.ts";
import { loadPageContent, loadSite, sitePlaceholders } from "#app/content/site.server.ts";
import { fragmentId } from "#app/ui/fragment-id.ts";
import { type ProseNode, readMarkdown } from "./markdown.server.ts";

/** What every built site has, beside its pages. */
const TAKEN = ["404", "assets", "home", "index", "og", "pictures"];

/** A page of the club's own, such as a code of conduct: the front matter of a Markdown file, whose name is the address. */
export function ownPageContent(path: string) {
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

/** A part of the page: what is below a heading of the second level, or above the first of them. */
type Section = { id?: string; heading?: ProseNode; text: ProseNode[] };

export async function loadOwnPage(path: string) {
  const { file, schema } = ownPageContent(path);
  const { title, description } = loadPageContent(file, schema);
  const nodes = await readMarkdown(file, sitePlaceholders());
  return {
    page: { title: `${title} | ${loadSite().club}`, description },
    heading: title,
    sections: sectionsOf(nodes),
  };
}

function sectionsOf(nodes: ProseNode[]): Section[] {
  const sections: Section[] = [{ text: [] }];
  const ids = new Map<string, number>();
  for (const node of nodes) {
    if (typeof node === "string" || node.tag !== "h2") {
      sections.at(-1)?.text.push(node);
      continue;
    }
    const id = fragmentId("part", wordsOf(node));
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    sections.push({ id: count > 1 ? `${id}-${count}` : id, heading: node, text: [] });
  }
  return sections.filter(({ heading, text }) => heading || text.length > 0);
}

function wordsOf(node: ProseNode): string {
  if (typeof node === "string") return node;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
