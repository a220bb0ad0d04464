import { expect, test } from "vitest";
import { resultsOf, traceabilityProblems } from "./requirements.ts";

const uncovered = (...tests: [title: string, status: string][]) =>
  traceabilityProblems(
    resultsOf({
      testResults: [
        {
          name: "one.test.ts",
          assertionResults: tests.map(([title, status]) => ({ title, status })),
        },
      ],
    }),
  ).map((problem) => problem.split(" ")[0]);

test("only a test that ran and passed covers a requirement", () => {
  const all = uncovered();
  expect(all).toEqual(expect.arrayContaining(["R1", "R34", "B1"]));
  expect(uncovered(["R34 B1 has one sentence", "passed"])).toEqual(
    all.filter((id) => id !== "R34" && id !== "B1"),
  );
  // Filtered out, skipped or failed, it does not.
  for (const status of ["pending", "skipped", "failed"])
    expect(uncovered(["R34 has one sentence", status])).toEqual(all);
});
