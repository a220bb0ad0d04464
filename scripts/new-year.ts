/** `npm run new-edition <year>` and `npm run new-projectx <year>`, `-- --dry-run`: begins a year in the content. */
import { beginYear } from "./new-year/change-content.ts";
import { planNewEdition } from "./new-year/new-edition.ts";
import { planNewProjectx } from "./new-year/new-projectx.ts";

await (process.argv[2] === "new-projectx"
  ? beginYear("new-projectx", "The competition", planNewProjectx)
  : beginYear("new-edition", "The conference", planNewEdition));
