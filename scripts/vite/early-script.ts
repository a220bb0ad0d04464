import { join } from "node:path";
import { type Plugin, build } from "vite";

const NAME = "virtual:early-script";

/** Gives the document `app/layout/early-script.ts` as compact text for an inline script (root.tsx). */
export function earlyScript(): Plugin {
  const source = join(process.cwd(), "app/layout/early-script.ts");
  return {
    name: "early-script",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (this.environment.name !== "ssr") return 'export default "";';
      this.addWatchFile(source);
      return `export default ${JSON.stringify(await compact(source, this.environment.config.mode))};`;
    },
  };
}

async function compact(source: string, mode: string): Promise<string> {
  const result = await build({
    configFile: false,
    mode,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry: source, formats: ["iife"], name: "early" },
      rolldownOptions: { output: { extend: true } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error(`Could not build ${source}.`);
  return output.output[0].code.trim();
}
