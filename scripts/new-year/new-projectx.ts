import { readFileSync } from "node:fs";
import type { z } from "zod";
import { projectxSchema } from "../../app/pages/projectx/content.server.ts";
import { fromRoot, readYaml } from "../../app/content/load-content.server.ts";
import { loadPageContent } from "../../app/content/site.server.ts";
import { loadUiText } from "../../app/content/ui-text.server.ts";
import { editYaml } from "../../editor/yaml-edit.ts";
import { checkIsLater, type Plan } from "./change-content.ts";

const FILE = "content/projectx.yaml";

/** Adds an entry that announces a new edition. */
export function planNewProjectx(next: number): Plan {
  loadPageContent(FILE, projectxSchema);
  const content = readYaml(FILE, projectxSchema) as z.input<typeof projectxSchema>;
  const { editions } = content;
  const last = Math.max(...editions.map(({ year }) => year));
  checkIsLater(next, last);
  const newest = editions.find(({ year }) => year === last);
  const { toBeAnnounced, focusFollows, moreInfoSoon } = loadUiText();
  const entry = {
    year: next,
    focus: toBeAnnounced,
    lead: focusFollows,
    tags: [toBeAnnounced],
    prizePool: newest?.prizePool,
    facts: newest?.facts,
    notice: editions.find(({ notice }) => notice)?.notice ?? moreInfoSoon,
    sample: true,
  };
  const text = readFileSync(fromRoot(FILE), "utf8");
  const changed = editYaml(text, { ...content, editions: [entry, ...editions] });
  return { last, write: [{ file: FILE, content: changed }], move: [] };
}
