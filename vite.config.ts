import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { fromRoot } from "./app/content/files.server.ts";
import { development } from "./prerender/development.ts";
import { pageModules } from "./prerender/page-modules.ts";
import { prerenderSite } from "./prerender/prerender.ts";

// Some machines have it set for other projects, and a build would get React's development version.
if (process.argv.includes("build")) process.env.NODE_ENV = "production";

const SITE = fromRoot("dist");
// Beside the site, so that two builds at once have one each.
const RENDERER = fromRoot("dist-renderer");

export default defineConfig({
  appType: "custom",
  publicDir: fromRoot("public"),
  plugins: [react(), pageModules(), development()],
  // Short names, so that documents fit their budget (docs/performance.md).
  css: { modules: { generateScopedName: "main-[hash:base64:4]" } },
  build: {
    // Writes nested rules and media ranges as these know them.
    cssTarget: ["chrome109", "edge109", "firefox115", "safari15.6"],
    // An inlined font or picture would be a data: URL, which the content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: {
      // The page has loaded it, and Firefox reports a preload as an error.
      resolveDependencies: (_file, files) => files.filter((name) => !/\/start-/.test(name)),
    },
  },
  environments: {
    client: {
      build: {
        outDir: SITE,
        license: { fileName: "licenses.txt" },
        rolldownOptions: {
          input: { start: "app/start.ts" },
          // Writes each of the site's own words where it is used (app/ui-text.ts), so pages load no others.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            // A page's chunks are called like its folder, those of its words like its path.
            chunkFileNames({ facadeModuleId, name }) {
              const [, folder] = /([\w-]+)[\\/]page\.tsx$/.exec(facadeModuleId ?? "") ?? [];
              const [, path] = /virtual:words:\/(.*)$/.exec(facadeModuleId ?? "") ?? [];
              const words = path === undefined ? undefined : `words-${path || "home"}`;
              return `assets/${folder ?? words ?? name}-[hash].js`;
            },
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|router[\\/]react-dom\.ts/,
                },
                // What several pages use is one file, because pieces of 300 bytes compress badly one by one.
                { name: "shared", test: /app[\\/]ui[\\/]/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    // The inline script of every page, one classic script without imports.
    inline: {
      consumer: "client",
      build: {
        write: false,
        rolldownOptions: {
          input: "app/early-script.ts",
          output: { format: "iife" },
        },
      },
    },
    ssr: {
      build: {
        outDir: RENDERER,
        copyPublicDir: false,
        rolldownOptions: { input: "prerender/render.tsx" },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, inline, ssr } = builder.environments;
      if (!client || !inline || !ssr) throw new Error("An environment is missing.");
      const built = (await builder.build(client)) as Rolldown.RolldownOutput;
      const early = (await builder.build(inline)) as Rolldown.RolldownOutput;
      await builder.build(ssr);
      await prerenderSite({
        site: SITE,
        client: built.output,
        earlyScript: early.output[0].code.trim(),
        renderer: `${RENDERER}/render.js`,
      });
    },
  },
});
