/** Unit tests are spared the seconds that pictures take. Tests about pictures take this back. */
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { fromRoot } from "../../app/content/files.server.ts";

vi.mock(import("../../app/content/pictures.server.ts"), async (original) => ({
  ...(await original()),
  picture: async ({ path }) => {
    readFileSync(fromRoot(path));
    return { base: "", widths: [], width: 1, height: 1 };
  },
}));

vi.mock(import("../../app/content/logos.server.ts"), async (original) => ({
  ...(await original()),
  logoPicture: async () => ({ src: "/logo.svg", width: 100, height: 40, ground: "ink" as const }),
}));
