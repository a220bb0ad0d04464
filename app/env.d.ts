declare module "virtual:site-styles" {
  /** The whole stylesheet in the server build; empty in the browser and while working. */
  const css: string;
  export default css;
}

declare module "virtual:early-script" {
  /** The compact text of early-script.ts on the server; empty in the browser. */
  const script: string;
  export default script;
}

interface Window {
  /** React Router's list of routes and their files, on every built page. */
  __reactRouterManifest?: {
    routes: Record<
      string,
      { id: string; path?: string; index?: boolean; module: string; hasLoader: boolean }
    >;
  };
}
