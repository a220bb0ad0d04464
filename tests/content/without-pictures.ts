import { readFileSync } from "node:fs";
import { fromRoot } from "../../app/content/load-content.server.ts";
import type * as Pictures from "../../app/content/pictures.server.ts";

/** The module that makes pictures, but for the seconds that it takes: `vi.mock(import(…), withoutPictures)`. */
export async function withoutPictures(original: () => Promise<typeof Pictures>) {
  return {
    ...(await original()),
    picture: async ({ path }: { path: string }) => {
      readFileSync(fromRoot(path));
      return { base: "", widths: [], width: 1, height: 1, tone: "dark" as const };
    },
    logoPicture: async () => ({ src: "/logo.svg", width: 1, height: 1, ground: "page" as const }),
  };
}
