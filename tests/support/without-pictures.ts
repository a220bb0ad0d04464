/** Unit tests are spared the seconds that pictures take. Tests about pictures take this back. */
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { fromRoot } from "../../app/content/load-content.server.ts";

vi.mock(import("../../app/content/pictures.server.ts"), async (original) => ({
  ...(await original()),
  picture: async ({ path }) => {
    readFileSync(fromRoot(path));
    return { base: "", widths: [], width: 1, height: 1, tone: "dark" as const };
  },
  logoPicture: async () => ({ src: "/logo.svg", width: 100, height: 40, ground: "page" as const }),
}));
