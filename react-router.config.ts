import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/finish-build.ts";
import { maintainerPaths, pagePaths } from "./app/schemas/addresses.server.ts";

export default {
  ssr: false,
  // All routes in one manifest: there is no server to ask for more.
  routeDiscovery: { mode: "initial" },
  prerender: () => [...pagePaths(), "/404", ...maintainerPaths()],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
