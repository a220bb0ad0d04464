import { expect, test } from "vitest";
import { editorSchemas, type JsonSchema } from "./json-schema.ts";

const schemas = Object.entries(editorSchemas());

function* fieldsOf(schema: JsonSchema, place: string): Generator<[string, JsonSchema]> {
  for (const part of [schema.then, schema.else, schema.items]) {
    if (part) yield* fieldsOf(part, place);
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield [`${place}.${name}`, inner];
    yield* fieldsOf(inner, `${place}.${name}`);
  }
}

function fits(schema: JsonSchema, value: string): boolean {
  return (
    new RegExp(schema.pattern ?? "", "u").test(value) &&
    value.length <= (schema.maxLength ?? Infinity)
  );
}

test.each(schemas)("B10 %s describes every field", (name, schema) => {
  const undescribed = [...fieldsOf(schema, name)]
    .filter(([, { properties, items, description }]) => !properties && !items && !description)
    .map(([place]) => place);
  expect(undescribed).toEqual([]);
});

test.each(schemas)("B10 the examples of %s match their fields", (name, schema) => {
  for (const [place, field] of fieldsOf(schema, name)) {
    for (const example of field.examples ?? []) {
      expect(fits(field, String(example)), `${place}: ${String(example)}`).toBe(true);
    }
  }
});

test.each(schemas)("B10 each list of entries in %s has a field that names them", (name, schema) => {
  const entries = [...fieldsOf(schema, name), [name, schema] as const].flatMap(([place, field]) =>
    field.items?.properties ? [{ place, ...field.items }] : [],
  );
  for (const { place, namedBy, required } of entries) expect(required, place).toContain(namedBy);
});

test.each(schemas)("B10 a text like a number is not underlined in %s", (name, schema) => {
  for (const [place, { type, properties, items }] of fieldsOf(schema, name))
    if (!properties && !items && type !== "boolean")
      expect(String(type), place).toMatch(/number|integer/);
});

test("B10 a text that is too long is underlined, unless it has a placeholder", () => {
  const [, value] = [...fieldsOf(editorSchemas()["content/home.yaml"] ?? {}, "")].find(
    ([place]) => place === ".numbers.entries.value",
  ) ?? ["", {}];
  expect(fits(value, "500+")).toBe(true);
  expect(fits(value, "five hundred people or more")).toBe(false);
  expect(fits(value, "{projectxParticipants}")).toBe(true);
});

test("B10 an edition and a recap each have a schema, chosen by what only a recap has", () => {
  const schema = editorSchemas()["content/conferencex/*.yaml"];
  expect(schema?.if).toMatchObject({ anyOf: expect.arrayContaining([{ required: ["mission"] }]) });
  expect(Object.keys(schema?.then?.properties ?? {})).toContain("highlights");
  expect(Object.keys(schema?.else?.properties ?? {})).toContain("faq");
});
