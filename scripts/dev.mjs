// `npm run dev`: the site while it is worked on; a saved file shows at once.
import { checkMachine, ensureInstalled, main, projectFolder, run } from "./install.mjs";

await main(async () => {
  checkMachine();
  await ensureInstalled(projectFolder, "the site's packages (once, under a minute)");
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  await run("node", ["build/make-fonts.ts"]);
  // A failure only costs completion in the code editor.
  await run("node", ["scripts/make-schemas.ts"], { capture: true });
  const { code, signal } = await run("vite", ["dev", ...process.argv.slice(2)]);
  return signal === "SIGINT" || signal === "SIGTERM" ? 0 : code;
});
