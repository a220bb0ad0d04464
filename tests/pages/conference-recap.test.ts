import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  CONFERENCE_FOLDER,
  CONFERENCE_PATH,
  EDITION,
  RECAP,
  copyContentForEachTest,
} from "../content/copied-content.ts";
import definition from "../../app/pages/conference-recap/page.server.ts";

const content = copyContentForEachTest();

const recapOf = (year: number) => definition.load(`${CONFERENCE_PATH}-${year}`);

for (const [phase, note] of Object.entries({
  announced: "Ticket sales have not opened yet.",
  "on-sale": "Tickets are limited.",
  "sold-out": "All tickets are sold.",
  over: "This edition is over.",
})) {
  test(`B1 the recap shows the current edition with its ticket note, ${phase}`, async () => {
    content.replace(EDITION, "phase: on-sale", `phase: ${phase}`);
    const { next } = await recapOf(2024);
    expect(next).toEqual({
      name: "ConferenceX 2025",
      path: CONFERENCE_PATH,
      day: "Saturday, January\u00a025, 2025",
      note,
    });
  });
}

test("B11 a recap links to the one before it, and the oldest to none", async () => {
  const recap = content.read(RECAP);
  const pictures = join(content.root(), CONFERENCE_FOLDER);
  cpSync(join(pictures, "2024"), join(pictures, "2023"), { recursive: true });
  content.write(`${CONFERENCE_FOLDER}/2023.yaml`, recap.replaceAll("2024", "2023"));
  expect((await recapOf(2024)).earlier).toEqual({
    name: "ConferenceX 2023",
    path: `${CONFERENCE_PATH}-2023`,
    day: "Friday, January\u00a027, 2023",
  });
  expect((await recapOf(2023)).earlier).toBeUndefined();
});
