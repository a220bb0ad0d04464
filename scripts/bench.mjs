// `npm run bench`: builds the site and measures it (tests/bench/bench.ts says with which options).
import { join } from "node:path";
import { checkMachine, ensureInstalled, main, pinnedNode, projectFolder, run } from "./install.mjs";

await main(async () => {
  checkMachine();
  await ensureInstalled(projectFolder, "the site's packages (once, under a minute)");
  await ensureInstalled(join(projectFolder, "tests"), "the test packages (once)");
  const options = process.argv.slice(2);
  if (!options.includes("--ten-years")) {
    const build = await run("npm", ["run", "build", "--silent"], { env: { QUIET_BUILD: "1" } });
    if (build.code !== 0) return build.code;
  }
  const { code } = await run(pinnedNode, ["tests/bench/bench.ts", ...options]);
  return code;
});
