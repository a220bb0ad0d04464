import { readFileSync } from "node:fs";

const TOKENS = readFileSync("app/styles/tokens.css", "utf8");

export type Mode = "light" | "dark";

/** A token's colour, for what reads no style sheet: six hexadecimal digits after a hash. */
export function tokenColour(token: string, mode: Mode = "light"): string {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(TOKENS)?.[1]?.trim();
  if (!value) throw new Error(`There is no token --${token} in tokens.css.`);
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const own = (mode === "light" ? light : dark) ?? value;
  const [, named] = /^var\(--([\w-]+)\)$/.exec(own) ?? [];
  if (named) return tokenColour(named, mode);
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(own)) throw new Error(`--${token} is ${own}.`);
  return own.length === 4 ? own.replace(/[0-9a-f]/gi, "$&$&") : own;
}
