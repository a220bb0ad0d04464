// `npm run architecture`: draws docs/architecture.md anew.
import { writeFileSync } from "node:fs";
import { architecture } from "./architecture.ts";

writeFileSync("docs/architecture.md", architecture());
