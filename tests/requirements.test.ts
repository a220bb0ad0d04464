import { expect, test } from "vitest";
import { resultsOf, traceabilityProblems } from "./requirements.ts";

const uncoveredBy = (isSample: boolean, ...tests: [title: string, status: string][]) =>
  traceabilityProblems(
    resultsOf({
      testResults: [
        {
          name: "one.test.ts",
          assertionResults: tests.map(([title, status]) => ({ title, status })),
        },
      ],
    }),
    "npm test",
    isSample,
  ).map((problem) => problem.split(" ")[0]);

const uncovered = uncoveredBy.bind(undefined, true);

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

test("with a club's own content a skipped test covers a requirement, and a failed one does not", () => {
  const all = uncoveredBy(false);
  expect(uncoveredBy(false, ["R34 has one sentence", "failed"])).toEqual(all);
  expect(uncoveredBy(false, ["R34 has one sentence", "skipped"])).toEqual(
    all.filter((id) => id !== "R34"),
  );
});
