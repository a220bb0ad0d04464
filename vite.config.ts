import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { shortClassNames } from "./scripts/short-names.ts";
import { contentReload } from "./scripts/vite/content-reload.ts";
import { earlyScript } from "./scripts/vite/early-script.ts";
import { inlineStyles } from "./scripts/vite/inline-styles.ts";
import { reactSentinels } from "./scripts/vite/react-sentinels.ts";
import { sharedFilesInDevelopment } from "./scripts/vite/shared-files.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    inlineStyles(),
    earlyScript(),
    reactSentinels(),
    contentReload(),
    sharedFilesInDevelopment(),
  ],
  css: { modules: command === "build" ? { generateScopedName: shortClassNames() } : {} },
  build: {
    // Vite's default targets would lower light-dark() to variables resolved at :root, and a dark section on a light
    // page would stay light, in the build only.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // One stylesheet: it is inlined in every page (inline-styles.ts), so a page needs no request to be painted.
    cssCodeSplit: false,
    // An inlined font or picture would be a data: address, which the content security policy does not allow.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files: pieces of 300 bytes compress badly one by one. React and the router are started one
              // after the other (scripts/late-start.ts), so that no task is long.
              groups: [
                { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: "router", test: /node_modules\/(?:react-router|@react-router)\// },
                { name: "ui", test: /\/app\/ui\// },
              ],
            },
          },
        },
      },
    },
  },
  // The build says what went wrong; the paths of 200 chunks say nothing to a person.
  logLevel: process.env.QUIET_BUILD ? "warn" : "info",
}));
