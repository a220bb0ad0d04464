import { z } from "zod";
import { allContent } from "./content-error.server.ts";
import {
  singleLine,
  logoFile,
  listOf,
  paragraph,
  unique,
  uniqueBy,
  reportMissing,
  reportUnknown,
  sample,
  slug,
  webLink,
} from "./fields.server.ts";
import { isThere, loadContent, readList } from "./load-content.server.ts";
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

export const ORGANISATIONS_FILE = "content/organisations.yaml";

export function loadOrganisations() {
  return loadContent(ORGANISATIONS_FILE, organisationsSchema);
}

export const organisationIds = z
  .array(
    z.string().meta({
      description: "The id of an organisation in content/organisations.yaml.",
      examples: ["northwind-labs"],
    }),
  )
  .superRefine((list, context) => {
    if (list.length > 0 && !isThere(ORGANISATIONS_FILE))
      return reportMissing(context, ORGANISATIONS_FILE, "file");
    const known = idsInFile();
    if (!known) return;
    const organisations = { ids: known, of: "an organisation", place: ORGANISATIONS_FILE };
    list.forEach((id, index) => reportUnknown(context, id, organisations, [index]));
    unique(list, context);
  })
  .meta({ description: "Organisations by their ids, in page order." });

/** Undefined where the file or an id cannot be read, which is a problem of that file alone. */
function idsInFile(): string[] | undefined {
  try {
    const list = readList(ORGANISATIONS_FILE);
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
