import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { placesOf } from "./tools.ts";

test("B22 Windows' programs are found with their ending, in folders with spaces and quotation marks", () => {
  const path = 'C:\\Windows;"C:\\Program Files\\Git\\cmd";';
  expect(placesOf("git", path, win32)).toEqual([
    "C:\\Windows\\git.exe",
    "C:\\Program Files\\Git\\cmd\\git.exe",
  ]);
  expect(placesOf("D:\\Chrome\\chrome.EXE", path, win32)[0]).toBe("D:\\Chrome\\chrome.EXE");
});

test("B22 Linux' servers are found where only root's PATH looks", () => {
  expect(placesOf("nginx", "/home/ada/my bin", posix)).toEqual([
    "/home/ada/my bin/nginx",
    "/usr/bin/nginx",
    "/usr/sbin/nginx",
    "/usr/local/sbin/nginx",
  ]);
});
