/** `npm run new-projectx <year> [-- --dry-run]`: begins a year of ProjectX in the content; no code is edited. */
import { beginYear } from "./new-year/change-content.ts";
import { planNewProjectx } from "./new-year/new-projectx.ts";

await beginYear("new-projectx", "ProjectX", planNewProjectx);
