// `node scripts/run.mjs <program> <arguments>`: runs a program, after installing the packages if they are missing.
import { main, run } from "./install.mjs";

const [program, ...options] = process.argv.slice(2);
await main([], async () => (program ? (await run(program, options)).code : 0));
