import { expect, test } from "vitest";
import { nearest } from "./nearest.server.ts";

const FIELDS = ["name", "photo", "role", "description", "id"];

test("B10 a word with one or two wrong letters or capitals is recognised", () => {
  const misspelt = ["nmae", "foto", "ROLE", "desciption", "Id"];
  expect(misspelt.map((word) => nearest(word, FIELDS))).toEqual(FIELDS);
});

test("B10 another word is not taken for a misspelt one", () => {
  expect(["shoe", "to", "photograph", ""].map((word) => nearest(word, FIELDS))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("B10 the nearest of two words wins", () => {
  expect(nearest("image2", ["image", "image3", "image2"])).toBe("image2");
});
