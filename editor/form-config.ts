import { describeProblem } from "../app/content/content-error.server.ts";
import { readYaml } from "../app/content/load-content.server.ts";
import { findRenamedContent } from "../app/pages/stray-files.server.ts";
import { type ContentFile, contentFiles } from "../app/pages/content-files.server.ts";
import { LIST_FIELD } from "./form-values.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

export type FormField = Record<string, unknown> & { name: string; widget: string };

/**
 * Decap's configuration, made from the schemas on each request, so that it is never stale. What is wrong with a file
 * that no form can show is beside its name in the list.
 */
export function formConfig(apiUrl: string, broken: Record<string, string> = {}) {
  return {
    // forms.html registers it.
    backend: { name: "forms", proxy_url: apiUrl, branch: "main" },
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
        description: [
          "Everything the site says. What you save is written into the files in content/ on this machine.",
          // They have no form.
          ...findRenamedContent().map(describeProblem),
        ].join(" "),
        delete: false,
        format: "json",
        files: contentFiles().map((each) => fileEntry(each, broken[each.file])),
      },
    ],
  };
}

export function formPages(): Record<string, string> {
  return Object.fromEntries(contentFiles().map(({ file, shownAt }) => [nameOf(file), shownAt]));
}

function nameOf(file: string): string {
  return file.replace("content/", "").replace(".yaml", "").replaceAll("/", "-");
}

function fileEntry({ file, label, schema }: ContentFile, mistake?: string) {
  const json = jsonSchemaOf(schema);
  return {
    name: nameOf(file),
    label: mistake ? `${label}: ${mistake}` : label,
    file,
    fields: json.items
      ? [{ ...toField(LIST_FIELD, json, true), label, label_singular: "entry" }]
      : groupOf(json, true),
  };
}

function toField(name: string, schema: JsonSchema, isRequired: boolean): FormField {
  const { description, examples = [] } = schema;
  const hint =
    examples.length > 0 ? `${description} For example: ${examples.join(", ")}` : description;
  return {
    name,
    label: labelOf(name),
    required: isRequired,
    ...(hint && { hint }),
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

type Input = Record<string, unknown> & { widget: string };

function inputFor(schema: JsonSchema, isRequired: boolean): Input {
  if (schema.properties) {
    return { widget: "object", collapsed: true, fields: groupOf(schema, isRequired) };
  }
  if (schema.items) return listInput(schema, schema.items, isRequired);
  if (schema.type === "boolean") return { widget: "boolean", default: false };
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (schema.organisation) {
    const options = organisations();
    return options.length > 0 ? { widget: "select", options } : textInput(schema);
  }
  if (schema.type === "integer") {
    return { widget: "number", value_type: "int", min: schema.minimum, max: schema.maximum };
  }
  if (schema.format === "date") {
    const format = "YYYY-MM-DD";
    return { widget: "datetime", format, date_format: format, time_format: false, default: "" };
  }
  if (schema.file && schema.file.kind !== "document") {
    const folder = `/${schema.file.folder}`;
    return { widget: "image", media_folder: folder, public_folder: "", choose_url: false };
  }
  return textInput(schema);
}

/** What can be read of them, so that a mistake there leaves the other forms usable. */
function organisations() {
  try {
    const list = readYaml("content/organisations.yaml") as { id?: unknown; name?: unknown }[];
    return list
      .filter((each) => each?.id)
      .map(({ id, name }) => ({ label: String(name ?? id), value: String(id) }));
  } catch {
    return [];
  }
}

function listInput({ minItems, maxItems }: JsonSchema, items: JsonSchema, isRequired: boolean) {
  return {
    widget: "list",
    label_singular: "entry",
    ...(isRequired && { min: minItems, max: maxItems }),
    ...(items.properties
      ? {
          collapsed: true,
          summary: items.namedBy ? `{{fields.${items.namedBy}}}` : "",
          fields: groupOf(items, true),
        }
      : { collapsed: false, field: toField("entry", items, true) }),
  };
}

/** Patterns for Decap, each with its form's error message. */
const PATTERNS: Record<string, [string, string]> = {
  uri: ["^https?://\\S+$", "a full web address, with https:// in front"],
  email: ["^\\S+@\\S+\\.\\S+$", "an email address"],
};

function textInput({ format = "", pattern, patternErrorMessage, lines }: JsonSchema) {
  const own = pattern && [pattern, patternErrorMessage ?? "written as the hint says"];
  return { widget: lines ? "text" : "string", pattern: PATTERNS[format] ?? own };
}

function labelOf(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
