import { z } from "zod";
import { allContent } from "./content-error.server.ts";
import { checkKnown, paragraph, slug, text, unique, webLink } from "./fields.server.ts";
import { loadContent } from "./load-content.server.ts";
import { isThere } from "./files.server.ts";
import { inOneFile, logoPicture } from "./logos.server.ts";
import { pathIn } from "./pictures.server.ts";

export const organisationsSchema = z
  .array(
    z.strictObject({
      id: slug,
      name: text(90, "The organisation’s name, as it writes it itself.", "Northwind Labs"),
      sentence: paragraph(1200, "What it does or gives, below its logo.").optional(),
      url: webLink.optional(),
      logo: pathIn("content/logos", /\.(?:svg|jpe?g|png|webp|avif)$/).optional(),
      ground: z.enum(["light", "dark", "none"]).optional().meta({
        description:
          "What the logo was drawn for. Without it, an SVG in black alone follows the colour mode, and others are on a light ground.",
      }),
    }),
  )
  .superRefine(unique("id"));

export const ORGANISATIONS_FILE = "content/organisations.yaml";

export function loadOrganisations() {
  return isThere(ORGANISATIONS_FILE) ? loadContent(ORGANISATIONS_FILE, organisationsSchema) : [];
}

/** Organisations by their ids. A file with mistakes reports them itself. */
export const organisationIds = z
  .array(
    z.string().meta({ description: "The id of an organisation in content/organisations.yaml." }),
  )
  .superRefine(unique())
  .superRefine((ids, context) => {
    const known = knownIds() ?? ids;
    ids.forEach((id, index) =>
      checkKnown(id, known, `“${id}” in ${ORGANISATIONS_FILE}`, context, [index]),
    );
  })
  .meta({ description: "Organisations by their ids, in page order." });

function knownIds(): string[] | undefined {
  try {
    return loadOrganisations().map(({ id }) => id);
  } catch {
    return undefined;
  }
}

/** The organisations of a list of ids, in that order, with their logos ready for the page. */
export async function organisationsById(ids: string[]) {
  const all = loadOrganisations();
  const named = ids.flatMap((id) => all.filter((entry) => entry.id === id));
  const drawn = await allContent(named, async ({ logo, ground, ...organisation }) => ({
    ...organisation,
    logo: logo ? await logoPicture(logo, ground) : undefined,
  }));
  return inOneFile(drawn);
}

/** A strip of logos, in one row or by level. */
export const logos = z.strictObject({
  heading: text(40, "The heading over the logos.", "Sponsors"),
  organisations: organisationIds.optional(),
  levels: z
    .array(
      z.strictObject({
        name: text(40, "The level, in the club’s own words.", "Gold"),
        organisations: organisationIds.optional(),
      }),
    )
    .optional()
    .meta({ description: "Levels, the highest first, instead of organisations." }),
});

/** Undefined for a strip without logos. */
export async function withLogos(strip: z.output<typeof logos> | undefined) {
  const { heading, organisations = [], levels = [] } = strip ?? {};
  const filled = levels.filter((level) => level.organisations);
  if (!heading || organisations.length + filled.length === 0) return undefined;
  return {
    heading,
    organisations: await organisationsById(organisations),
    levels: await allContent(filled, async ({ name, organisations: ids }) => ({
      name,
      organisations: await organisationsById(ids ?? []),
    })),
  };
}
