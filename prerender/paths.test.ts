import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { isInside, isModule } from "./paths.ts";

test.each([
  ["C:\\club\\content", "C:\\club\\content\\team.yaml"],
  ["C:\\club\\content", "c:\\Club\\content\\conferencex\\2025.yaml"],
  ["C:\\club\\content", "C:/club/content/team.yaml"],
  ["C:\\My club\\content\\", "C:\\My club\\content\\..yaml"],
  ["\\\\server\\share\\content", "\\\\server\\share\\content\\team.yaml"],
  ["E:\\", "e:\\content\\team.yaml"],
  ["E:/", "E:\\content\\team.yaml"],
  ["\\\\server\\share", "\\\\SERVER\\share\\content\\team.yaml"],
  ["\\\\?\\C:\\club\\content", "\\\\?\\C:\\club\\content\\team.yaml"],
])("B22 on Windows %s contains %s", (folder, path) => {
  expect(isInside(folder, path, win32)).toBe(true);
});

test.each([
  ["C:\\club\\content", "C:\\club\\content"],
  ["C:\\club\\content", "C:\\club\\content-2024\\team.yaml"],
  ["C:\\club\\content", "C:\\club\\app\\content\\site.server.ts"],
  ["C:\\club\\content", "D:\\club\\content\\team.yaml"],
  ["\\\\server\\share\\content", "C:\\content\\team.yaml"],
])("B22 on Windows %s does not contain %s", (folder, path) => {
  expect(isInside(folder, path, win32)).toBe(false);
});

test("B22 Linux distinguishes capitals and neighbouring folders", () => {
  expect(isInside("/club/content", "/club/content/team.yaml", posix)).toBe(true);
  expect(isInside("/club/content", "/club/Content/team.yaml", posix)).toBe(false);
  expect(isInside("/club/content", "/club/content-2024/team.yaml", posix)).toBe(false);
});

test.each([
  "/home/ada/club/app/start.ts",
  "C:/Users/Ada Example/club/app/start.ts",
  "c:\\club\\app\\start.ts",
  "//server/share/club/app/start.ts",
  "E:/app/start.ts",
])("B22 finds the start module in %s", (id) => {
  expect(isModule(id, "app/start.ts")).toBe(true);
  expect(isModule(id, "router/app.tsx")).toBe(false);
  expect(isModule(id, "rt.ts")).toBe(false);
});
