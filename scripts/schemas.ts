// `npm run schemas`: writes the JSON Schemas with which VS Code completes and underlines content files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { editionSchema } from "../app/pages/conferencex/content.server.ts";
import { recapSchema } from "../app/pages/conference-recap/content.server.ts";
import { ownPageSchema } from "../app/pages/own-page/content.server.ts";
import { contentFiles } from "../app/pages/content-files.server.ts";

/** What zod makes of our schemas. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  then?: JsonSchema;
  else?: JsonSchema;
  /** VS Code’s message for a value that does not match the pattern. */
  patternErrorMessage?: string;
}

/** All editors with YAML support read draft 7. */
function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => allowAsWritten(jsonSchema as JsonSchema),
  }) as JsonSchema;
}

/**
 * A text may be written like a number. One with a placeholder or a link may exceed `maxLength`, which applies to what is
 * shown of it.
 */
function allowAsWritten(schema: JsonSchema) {
  if (schema.type === "string") Object.assign(schema, { type: ["string", "number", "boolean"] });
  const { maxLength, pattern } = schema;
  if (maxLength === undefined || pattern !== undefined) return;
  delete schema.maxLength;
  schema.pattern = `^([^{[]{0,${maxLength}}|[^{[]*[{[][\\s\\S]*)$`;
  schema.patternErrorMessage = `Too long for its place: there is room for ${maxLength} characters.`;
}

/** Schemas by the content files that they describe. They never depend on the content. */
export function editorSchemas(): Record<string, JsonSchema> {
  const single = contentFiles().filter(({ file }) => dirname(file) === "content");
  return {
    ...Object.fromEntries(
      single.map(({ file, label, schema }) => [file, { title: label, ...jsonSchemaOf(schema) }]),
    ),
    "content/pages/*.yaml": { title: "A page of the club’s own", ...jsonSchemaOf(ownPageSchema) },
    // What only recaps have makes an edition one, so no list of years is needed.
    "content/conferencex/*.yaml": {
      title: "A year of the conference",
      if: {
        anyOf: [
          ...["mission", "highlights", "highlightsHeading"].map((field) => ({ required: [field] })),
          { required: ["hero"], properties: { hero: { required: ["heading"] } } },
        ],
      },
      // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
      then: jsonSchemaOf(recapSchema(2000)),
      else: jsonSchemaOf(editionSchema(2000)),
    },
  };
}

/**
 * Writes a JSON Schema for each kind of content file, and lists them in VS Code's settings. Both are in the repository,
 * because VS Code in the browser (github.dev) reads them from there.
 */
export function writeEditorSchemas(root = dirname(import.meta.dirname)): void {
  const folder = join(root, ".vscode/schemas");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  for (const [file, schema] of Object.entries(editorSchemas())) {
    const name = `${file.replace(/^content\/|(?:\/\*)?\.yaml$/g, "").replace("/", "-")}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
    files[`./.vscode/schemas/${name}`] = `/${file}`;
  }
  const file = join(root, ".vscode/settings.json");
  const settings = { ...JSON.parse(readFileSync(file, "utf8")), "yaml.schemas": files };
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

if (import.meta.main) writeEditorSchemas();
