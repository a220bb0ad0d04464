// `npm run bench`: builds the site and measures it (tests/bench/bench.ts lists the options).
import { main, run, TESTS } from "./bootstrap.mjs";

await main([TESTS], async () => {
  const options = process.argv.slice(2);
  if (!options.includes("--ten-years")) {
    const build = await run("npm", ["run", "build", "--silent"], { env: { QUIET_BUILD: "1" } });
    if (build.code !== 0) return build;
  }
  return run("node", ["tests/bench/bench.ts", ...options]);
});
