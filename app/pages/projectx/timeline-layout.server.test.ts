import { expect, test } from "vitest";
import { layOutTimeline, type TimelineLayout } from "./timeline-layout.server.ts";
import { LETTER_WIDTH, LINE_HEIGHT, RULER_SIZE } from "./timeline-shape.ts";

const CROWDED = [
  { date: "2025-09-01", title: "Kick-off" },
  { date: "2025-09-02", title: "Workshop on writing papers for those who never wrote one" },
  { date: "2025-09-04", title: "Team registration closes" },
  { date: "2025-09-05", title: "Mentors meet their teams" },
  { date: "2026-01-30", title: "Final paper due" },
  { date: "2026-01-31", title: "Results and presentations" },
];

function box({ x, y, isEndAligned, day, lines }: TimelineLayout["wide"]["labels"][number]) {
  const width = Math.max(day.length, ...lines.map((line) => line.length)) * LETTER_WIDTH;
  const left = isEndAligned ? x - width : x;
  return {
    left,
    right: left + width,
    top: y - LINE_HEIGHT * 0.75,
    bottom: y + lines.length * LINE_HEIGHT,
  };
}

const on = (...days: string[]) =>
  days.map((date) => ({ date, title: "Final presentations and awards" }));

test.each([
  ["of half a year", CROWDED],
  ["of three days at its end", on("2026-05-28", "2026-05-29", "2026-05-30")],
  ["of four events on one day", on("2026-05-12", "2026-05-12", "2026-05-12", "2026-05-12")],
])("R37 no two labels of a wide timeline %s touch", (_, entries) => {
  const boxes = layOutTimeline(entries, "en").wide.labels.map(box);
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(isApart, JSON.stringify([one, other])).toBe(true);
    }
  }
});

test("R37 a wide timeline's labels stay in the drawing and off the ruler", () => {
  const { width, height, ruler, labels } = layOutTimeline(CROWDED, "en").wide;
  for (const { left, right, top, bottom } of labels.map(box)) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(bottom <= ruler || top >= ruler + RULER_SIZE).toBe(true);
  }
});

test("R37 places dates to scale between the first and the last month, in order", () => {
  const { dates, wide, tall } = layOutTimeline(
    [
      { date: "2024-01-31", title: "End" },
      { date: "2023-12-01", title: "Start" },
      { date: "2024-01-01", title: "Half" },
    ],
    "en",
  );
  expect(dates.map(({ words }) => words)).toEqual([
    "Friday, December 1, 2023",
    "Monday, January 1, 2024",
    "Wednesday, January 31, 2024",
  ]);
  expect(wide.labels.map(({ at }) => at)).toEqual([0, 600, 1181]);
  expect(tall.dates).toEqual([0, 500, 984]);
  expect(tall.months).toEqual([500]);
  expect(wide.months.map(({ name }) => name)).toEqual(["December 2023", "January 2024"]);
});
