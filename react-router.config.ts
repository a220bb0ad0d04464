import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/finish-build.ts";
import { maintainerPaths, pagePaths } from "./app/schemas/addresses.server.ts";

export default {
  ssr: false,
  // All routes in one manifest: there is no server to ask for more.
  routeDiscovery: { mode: "initial" },
  // A page's client loader is one line: in a file of its own it would be one more request.
  splitRouteModules: false,
  prerender: () => [...pagePaths(), "/404", ...maintainerPaths()],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
