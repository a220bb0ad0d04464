import { posix, win32 } from "node:path";
import { expect, test, vi } from "vitest";
import { getTools, placesOf, type ToolName } from "./tools.ts";

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

/** Runs getTools on a machine without qpdf, pdfinfo and nginx, and returns its commands, its output and its result. */
async function getToolsAs({ isRoot = false, allowsSudo = false, hasApt = true }) {
  const installed = new Set<string>();
  const commands: string[] = [];
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  const missing = await getTools(["qpdf", "pdfinfo", "nginx"], {
    isRoot,
    allowsSudo,
    hasApt,
    findTool: (name: ToolName) => (installed.has(name) ? `/usr/bin/${name}` : undefined),
    run: async (program, args) => {
      commands.push([program, ...args].join(" "));
      // Debian lacks the package of nginx.
      if (args.includes("poppler-utils")) installed.add("pdfinfo");
      if (args.includes("qpdf")) installed.add("qpdf");
      return { code: 0, output: "" };
    },
  });
  const printed = print.mock.calls.map(([line]) => line);
  print.mockRestore();
  return { commands, printed, missing: missing.map(({ name, remedy }) => `${name}: ${remedy}`) };
}

test("B22 root gets each Debian package that is missing, printed with its use", async () => {
  const { commands, printed, missing } = await getToolsAs({ isRoot: true });
  expect(printed).toEqual([
    "Updating this system's list of packages (apt-get update) …",
    "Installing qpdf on this system (apt-get install), for the tests of the PDFs …",
    "Installing poppler-utils on this system (apt-get install), for the tests of the PDFs …",
    "Installing nginx-light libnginx-mod-http-brotli-static on this system (apt-get install), for the hosting tests …",
  ]);
  expect(commands[0]).toBe("env apt-get update");
  expect(commands).toHaveLength(4);
  expect(commands.join("\n")).not.toContain("sudo");
  expect(missing).toEqual([
    "nginx: it is not among this system's packages (apt-get install nginx-light libnginx-mod-http-brotli-static)",
  ]);
});

test("B22 another user's system stays unchanged, and each missing program has its command to type", async () => {
  expect(await getToolsAs({})).toEqual({
    commands: [],
    printed: [],
    missing: [
      "qpdf: type sudo apt-get install qpdf",
      "pdfinfo: type sudo apt-get install poppler-utils",
      "nginx: type sudo apt-get install nginx-light libnginx-mod-http-brotli-static",
    ],
  });
});

test("B22 sudo installs the packages only if ALLOW_SUDO asks for it", async () => {
  const { commands, printed } = await getToolsAs({ allowsSudo: true });
  expect(commands).toHaveLength(4);
  for (const command of commands)
    expect(command).toMatch(/^env sudo --non-interactive (?:apt-get|sh) /);
  expect(printed[1]).toMatch(/^Installing qpdf on this system/);
});

test("B22 a system without apt-get stays unchanged", async () => {
  const { commands, missing } = await getToolsAs({ isRoot: true, hasApt: false });
  expect(commands).toEqual([]);
  expect(missing[0]).toBe("qpdf: install it, so that PATH names its folder");
});
