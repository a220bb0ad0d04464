import { expect, test } from "vitest";
import { isPicturePath } from "./picture-path.ts";

test("B10 the forms write and delete pictures in content/ only, on Windows too", () => {
  for (const path of ["content/team/amelie.png", "content/conferencex/2025/a photo (2).JPEG"]) {
    expect.soft(isPicturePath(path), path).toBe(true);
  }
  for (const path of [
    "content/team.yaml",
    "content/amelie.png",
    "public/favicon.svg",
    "content/../public/favicon.svg",
    "content/team/../../public/favicon.svg",
    "content/team/..\\..\\public\\favicon.svg",
    "content\\team\\amelie.png",
    "content/team/amelie.yaml:hidden.png",
    "/content/team/amelie.png",
    "C:/content/team/amelie.png",
  ]) {
    expect.soft(isPicturePath(path), path).toBe(false);
  }
});
