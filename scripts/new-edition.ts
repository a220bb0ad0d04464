/** `npm run new-edition <year> [-- --dry-run]`: begins a year of ConferenceX in the content; no code is edited (B11). */
import {
  applyChanges,
  inWords,
  main,
  PlainProblem,
  whatIsLeft,
} from "./new-year/change-content.ts";
import { planNewEdition } from "./new-year/new-edition.ts";

await main(async () => {
  const year = Number(process.argv.find((argument) => /^20\d\d$/.test(argument)));
  if (!year)
    throw new PlainProblem(
      "Say which year: npm run new-edition 2026 (add -- --dry-run to only see what it does).",
    );
  const plan = planNewEdition(year);
  const words = inWords(plan);
  if (process.argv.includes("--dry-run")) {
    process.stdout.write(`This would be done (nothing has been changed):\n${words}\n`);
  } else {
    await applyChanges(plan);
    process.stdout.write(`Done:\n${words}\n`);
  }
  const left = whatIsLeft("ConferenceX", { last: plan.last, next: year });
  process.stdout.write(`\nWhat is left to do (docs/handover.md, ConferenceX):\n${left}\n`);
});
