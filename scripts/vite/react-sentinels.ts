import type { Plugin } from "vite";

const SENTINEL = /(\b\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes five errors while it starts, which it throws later only to recognise them. For the stack of each, which
 * nobody sees, a browser that is being inspected reads all of React a second time (docs/decisions/019-short-start.md).
 * Here they are errors without a stack.
 *
 * Throws when React makes them another way than this code knows. Dropping the plugin is safe, only slower.
 */
export function reactSentinels(): Plugin {
  return {
    name: "react-sentinels",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/react-dom-client.production.js")) return undefined;
      const changed = code.replaceAll(
        SENTINEL,
        "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })",
      );
      if (changed === code) {
        throw new Error(
          "scripts/vite/react-sentinels.ts does not find React's “… = Error(formatProdErrorMessage(…))” any more.",
        );
      }
      return { code: changed, map: null };
    },
  };
}
