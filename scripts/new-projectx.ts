/** `npm run new-projectx <year> [-- --dry-run]`: begins a year of ProjectX in the content; no code is edited (B11). */
import {
  applyChanges,
  inWords,
  main,
  PlainProblem,
  whatIsLeft,
} from "./new-year/change-content.ts";
import { planNewProjectx } from "./new-year/new-projectx.ts";

await main(async () => {
  const year = Number(process.argv.find((argument) => /^20\d\d$/.test(argument)));
  if (!year)
    throw new PlainProblem(
      "Say which year: npm run new-projectx 2026 (add -- --dry-run to only see what it does).",
    );
  const plan = planNewProjectx(year);
  const words = inWords(plan);
  if (process.argv.includes("--dry-run")) {
    process.stdout.write(`This would be done (nothing has been changed):\n${words}\n`);
  } else {
    await applyChanges(plan);
    process.stdout.write(`Done:\n${words}\n`);
  }
  const left = whatIsLeft("ProjectX", { last: plan.last, next: year });
  process.stdout.write(`\nWhat is left to do (docs/handover.md, ProjectX):\n${left}\n`);
});
