import { z } from "zod";
import { editionSchema, recapSchema } from "../app/content/conference.server.ts";
import { contentFiles } from "../app/pages/content-files.server.ts";
import type { FieldMeta } from "../app/content/field-meta.server.ts";

export type JsonSchema = {
  $schema?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: string;
  const?: unknown;
  enum?: string[];
  format?: string;
  pattern?: string;
  /** VS Code’s message for a value that does not match the pattern. */
  patternErrorMessage?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  longest?: number;
} & Pick<FieldMeta, "file" | "link" | "organisation" | "namedBy">;

/** The JSON Schema of one content file. Draft 7 is what editors' YAML support reads everywhere. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => forWhatIsTyped(jsonSchema as JsonSchema),
  }) as JsonSchema;
}

/** A text with a placeholder may exceed `maxLength`, because the limit applies once it is filled. */
function forWhatIsTyped(schema: JsonSchema) {
  const { maxLength, pattern } = schema;
  if (maxLength === undefined || pattern !== undefined) return;
  delete schema.maxLength;
  schema.longest = maxLength;
  schema.pattern = `^([^{]{0,${maxLength}}|[^{]*\\{[\\s\\S]*)$`;
  schema.patternErrorMessage = `Too long for its place: there is room for ${maxLength} characters.`;
}

/** Schemas by file name, with their content files. They never depend on the content. */
export function editorSchemas(): Record<string, { files: string; schema: JsonSchema }> {
  const single = contentFiles().filter(({ file }) => !file.startsWith("content/conferencex/"));
  return {
    ...Object.fromEntries(
      single.map(({ file, label, schema }) => [
        file.replace("content/", "").replace(".yaml", ".json"),
        { files: `/${file}`, schema: titled(jsonSchemaOf(schema), label) },
      ]),
    ),
    // A mission makes an edition a recap, so no list of years is needed.
    "conferencex.json": {
      files: "/content/conferencex/*.yaml",
      schema: titled(
        {
          $schema: "http://json-schema.org/draft-07/schema#",
          if: { required: ["mission"] },
          // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
          then: jsonSchemaOf(recapSchema(2000)),
          else: jsonSchemaOf(editionSchema(2000)),
        },
        "A year of ConferenceX",
      ),
    },
  };
}

function titled({ $schema, ...schema }: JsonSchema, title: string): JsonSchema {
  return { $schema, title, ...schema };
}
