import { expect, test, vi } from "vitest";
import { copyContentForEachTest } from "#app/schemas/copied-content.ts";
import { loader } from "./conference-recap.tsx";

vi.mock(import("#app/schemas/pictures.server.ts"), async (original) => ({
  ...(await original()),
  picture: async () => ({ base: "", widths: [1], width: 1, height: 1, tone: "dark" as const }),
  logoPicture: async () => ({ src: "", width: 1, height: 1, isSingleColour: true }),
}));

const content = copyContentForEachTest();

for (const [phase, note] of Object.entries({
  announced: "Ticket sales have not opened yet.",
  "on-sale": "Tickets are limited.",
  "sold-out": "All tickets are sold.",
  over: "This edition is over.",
})) {
  test(`B1 the recap leads to the current edition and says the same of its tickets: ${phase}`, async () => {
    content.replace("content/conferencex/2025.yaml", "phase: on-sale", `phase: ${phase}`);
    const request = new Request("https://loom.example/conferencex-2024");
    // @ts-expect-error -- the loader reads nothing but the request
    const { next } = await loader({ request });
    expect(next).toEqual({
      name: "ConferenceX 2025",
      path: "/conferencex",
      day: "Saturday, January 25, 2025",
      note,
    });
  });
}
