declare module "virtual:pages" {
  import type { ComponentType } from "react";
  import type { PageDefinition, PageProps } from "#app/pages/page-definition.server.ts";

  /** Every page's path, and how to load its component and its words (prerender/page-modules.ts). */
  export const pages: {
    path: string;
    load: () => Promise<
      [
        { default: ComponentType<PageProps<PageDefinition>> },
        { default: PageProps<PageDefinition> },
      ]
    >;
  }[];
}

declare module "virtual:shell" {
  import type { Shell } from "#app/layout/shell.server.ts";

  /** The words of the header and the footer. */
  const shell: Shell;
  export default shell;
}
