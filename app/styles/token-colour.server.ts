import { readFileSync } from "node:fs";

const [LIGHT = "", DARK = ""] = readFileSync("app/styles/tokens.css", "utf8").split(
  '[data-theme="dark"]',
);

export type Mode = "light" | "dark";

/** A token's colour, for what reads no style sheet: six hexadecimal digits after a hash. */
export function tokenColour(token: string, mode: Mode = "light"): string {
  // The palette is the same in both modes.
  const tokens = mode === "light" ? LIGHT : DARK + LIGHT;
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim();
  if (!value) throw new Error(`There is no token --${token} in tokens.css.`);
  const [, named] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (named) return tokenColour(named, mode);
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) throw new Error(`--${token} is ${value}.`);
  return value.length === 4 ? value.replace(/[0-9a-f]/gi, "$&$&") : value;
}
