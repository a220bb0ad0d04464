import { z } from "zod";
import { allContent } from "./content-error.server.ts";
import {
  singleLine,
  logoFile,
  listOf,
  paragraph,
  unique,
  uniqueBy,
  report,
  reportMissing,
  sample,
  slug,
  webLink,
} from "./fields.server.ts";
import { isThere, loadContent, readList } from "./load-content.server.ts";
import { nearest } from "./nearest.server.ts";
import { logoPicture } from "./pictures.server.ts";

export const organisationsSchema = listOf("name", {
  id: slug,
  name: singleLine(90, "The organisation’s name, as it writes it itself.", "Northwind Labs"),
  kind: singleLine(40, "What it is, in your own words. No page shows it.", "company").optional(),
  sentence: paragraph(1200, "What it does or gives, below its logo at a conference.").optional(),
  url: webLink.optional(),
  logo: logoFile.optional(),
  sample,
}).superRefine(uniqueBy("id"));

const FILE = "content/organisations.yaml";

export function loadOrganisations() {
  return loadContent(FILE, organisationsSchema);
}

export const organisationIds = z
  .array(
    z.string().meta({
      description: "The id of an organisation in content/organisations.yaml.",
      examples: ["northwind-labs"],
      organisation: true,
    }),
  )
  .superRefine((list, context) => {
    if (list.length > 0 && !isThere(FILE)) return reportMissing(context, FILE, "file");
    const known = idsInFile();
    if (!known) return;
    list.forEach((id, index) => {
      if (known.includes(id)) return;
      // People write the name, too.
      const near = nearest(id.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), known);
      report(
        context,
        `“${id}” is not the id of an organisation.`,
        near
          ? `Write ${near} if that is meant, or add the organisation to ${FILE}.`
          : `Write an id from ${FILE}, or add the organisation there.`,
        [index],
      );
    });
    unique(list, context);
  })
  .meta({ description: "Organisations by their ids, in page order." });

/** Undefined where the file or an id cannot be read, which is a problem of that file alone. */
function idsInFile(): string[] | undefined {
  try {
    const list = readList(FILE);
    if (!Array.isArray(list)) return undefined;
    const ids = list.map((entry: { id?: unknown } | null) => String(entry?.id ?? "").trim());
    return ids.every((id) => slug.safeParse(id).success) ? ids : undefined;
  } catch {
    return undefined;
  }
}

/** The organisations of a list of ids, in that order, with their logos ready for the page. */
export async function organisationsById(ids: string[]) {
  const all = loadOrganisations();
  const named = ids.flatMap((id) => all.filter((entry) => entry.id === id));
  return allContent(named, async ({ id, name, url, sentence, logo }) => ({
    id,
    name,
    url,
    sentence,
    logo: logo && (await logoPicture(logo)),
  }));
}
