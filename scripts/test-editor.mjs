// `npm run test:editor`: drives the editing page in a browser (B10). Apart from `npm test`, because its packages weigh
// more than all others together.
import { installBrowser } from "./tools.mjs";
import { checkMachine, ensureInstalled, main, projectFolder, run } from "./install.mjs";
import { join } from "node:path";

const testsFolder = join(projectFolder, "tests");

await main(async () => {
  checkMachine();
  await ensureInstalled(projectFolder, "the site's packages (once, under a minute)");
  await ensureInstalled(testsFolder, "the test packages");
  await ensureInstalled(join(projectFolder, "editor", "decap"), "the form editor (400 MB)");
  const { code } = await run("playwright", ["test", "--config", "content/editor"], {
    cwd: testsFolder,
    env: { BROWSER_PATH: await installBrowser() },
  });
  return code;
});
