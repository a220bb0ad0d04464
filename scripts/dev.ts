// `npm run dev`: the site with hot module replacement.
import { main, PlainError, run, untilStopped } from "./bootstrap.mjs";
import { LOCALHOST } from "./tools.ts";

await main([], async () => {
  await run("node", ["prerender/make-fonts.ts"]);
  const schemas = await run("node", ["scripts/make-schemas.ts"], { capture: true });
  if (schemas.code !== 0) throw new PlainError(schemas.output);
  return untilStopped(run("vite", ["dev", "--host", LOCALHOST, ...process.argv.slice(2)]));
});
