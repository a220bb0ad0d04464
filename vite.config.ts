import { reactRouter } from "@react-router/dev/vite";
import { createHash } from "node:crypto";
import { basename, relative } from "node:path";
import { defineConfig } from "vite";
import { KEPT_CLASS_PREFIX } from "./scripts/page-styles.ts";
import { contentReload } from "./scripts/vite/content-reload.ts";
import { earlyScript } from "./scripts/vite/early-script.ts";
import { inlineStyles } from "./scripts/vite/inline-styles.ts";
import { sharedFilesInDevelopment } from "./scripts/vite/shared-files.ts";

/** Styles of what React draws without its being in any prerendered page. */
const DRAWN_LATER = ["toaster.module.css", "spinner.module.css", "error-screen.module.css"];

/** Short names in the build: they stand in every page and every script. */
function shortClassName(name: string, file: string): string {
  const id = createHash("sha256")
    .update(`${relative(process.cwd(), file.split("?")[0] ?? file)}|${name}`)
    .digest("base64url")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 5);
  return (DRAWN_LATER.includes(basename(file.split("?")[0] ?? "")) ? KEPT_CLASS_PREFIX : "c") + id;
}

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    inlineStyles(),
    earlyScript(),
    contentReload(),
    sharedFilesInDevelopment(),
  ],
  css: { modules: command === "build" ? { generateScopedName: shortClassName } : {} },
  build: {
    // Vite's default targets would lower light-dark() to variables resolved at :root, and a dark section on a light
    // page would stay light, in the build only.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // One stylesheet: it is inlined in every page (inline-styles.ts), so a page needs no request to be painted.
    cssCodeSplit: false,
    // An inlined font or picture would be a data: address, which the content security policy does not allow.
    assetsInlineLimit: 0,
  },
  // The build says what went wrong; the paths of 200 chunks say nothing to a person.
  logLevel: process.env.QUIET_BUILD ? "warn" : "info",
}));
