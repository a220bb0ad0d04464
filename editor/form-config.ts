import { type ContentFile, contentFiles } from "../app/pages/content-files.server.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { loadOrganisations } from "../app/content/organisations.server.ts";
import { LIST_FIELD } from "./form-values.ts";

export type FormField = Record<string, unknown> & { name: string; widget: string };

const LONG = 120;

/** Decap's configuration, made from the schemas on each request, so that it is never stale. */
export function formConfig(apiAddress: string) {
  return {
    backend: { name: "proxy", proxy_url: apiAddress, branch: "main" },
    load_config_file: false,
    media_folder: "content/home",
    public_folder: "",
    publish_mode: "simple",
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      {
        name: "content",
        label: "Content",
        description:
          "Everything the site says. What you save is written into the files in content/ on this machine.",
        delete: false,
        files: contentFiles().map(fileEntry),
      },
    ],
  };
}

export function formPages(): Record<string, string> {
  return Object.fromEntries(contentFiles().map(({ file, page }) => [nameOf(file), page]));
}

function nameOf(file: string): string {
  return file.replace("content/", "").replace(".yaml", "").replaceAll("/", "-");
}

function fileEntry({ file, label, schema }: ContentFile) {
  const json = jsonSchemaOf(schema);
  return {
    name: nameOf(file),
    label,
    file,
    fields: json.items
      ? [{ ...toField(LIST_FIELD, json, true), label, label_singular: "entry" }]
      : Object.entries(json.properties ?? {}).map(([name, inner]) =>
          toField(name, inner, (json.required ?? []).includes(name)),
        ),
  };
}

function toField(name: string, schema: JsonSchema, isRequired: boolean): FormField {
  return {
    name,
    label: labelOf(name),
    required: isRequired,
    ...(schema.description && { hint: hintOf(schema) }),
    ...inputFor(schema, isRequired),
  };
}

// No field of an optional group is required in the form, because the group may stay empty. The schemas refuse a
// half-filled one on saving.
function groupOf({ properties = {}, required = [] }: JsonSchema, isRequired: boolean) {
  return Object.entries(properties).map(([name, inner]) =>
    toField(name, inner, isRequired && required.includes(name)),
  );
}

function inputFor(
  schema: JsonSchema,
  isRequired: boolean,
): { widget: string } & Record<string, unknown> {
  if (schema.properties) {
    return { widget: "object", collapsed: true, fields: groupOf(schema, isRequired) };
  }
  if (schema.items) return listInput(schema, schema.items, isRequired);
  if (schema.const === true) return { widget: "boolean", default: false };
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (schema.organisation) {
    const options = loadOrganisations().map(({ id, name }) => ({ label: name, value: id }));
    return { widget: "select", options };
  }
  if (schema.type === "integer") {
    return { widget: "number", value_type: "int", min: schema.minimum, max: schema.maximum };
  }
  if (schema.format === "date") {
    return {
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
      default: "",
    };
  }
  if (schema.file && schema.file.kind !== "document") {
    return {
      widget: "image",
      media_folder: `/${schema.file.folder}`,
      public_folder: "",
      choose_url: false,
    };
  }
  return textInput(schema);
}

function listInput({ minItems, maxItems }: JsonSchema, items: JsonSchema, isRequired: boolean) {
  return {
    widget: "list",
    label_singular: "entry",
    ...(isRequired && minItems !== undefined && { min: minItems }),
    ...(isRequired && maxItems !== undefined && { max: maxItems }),
    ...(items.properties
      ? {
          collapsed: true,
          summary: items.namedBy ? `{{fields.${items.namedBy}}}` : "",
          fields: groupOf(items, true),
        }
      : { collapsed: false, field: toField("entry", items, true) }),
  };
}

function textInput({ format, pattern, patternErrorMessage, longest }: JsonSchema) {
  const widget = (longest ?? 0) > LONG ? "text" : "string";
  if (format === "uri")
    return { widget, pattern: ["^https://\\S+$", "a full web address, with https:// in front"] };
  if (format === "email") return { widget, pattern: ["^\\S+@\\S+\\.\\S+$", "an e-mail address"] };
  return {
    widget,
    ...(pattern && { pattern: [pattern, patternErrorMessage ?? "written as the hint says"] }),
  };
}

function labelOf(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function hintOf({ description = "", examples = [] }: JsonSchema): string {
  return examples.length > 0 ? `${description} For example: ${examples.join(", ")}` : description;
}
