/** `npm run new-edition <year> [-- --dry-run]`: begins a year of ConferenceX in the content; no code is edited. */
import { beginYear } from "./new-year/change-content.ts";
import { planNewEdition } from "./new-year/new-edition.ts";

await beginYear("new-edition", "ConferenceX", planNewEdition);
