// Finds the Java that the Nu HTML checker needs, or gets it from the system's packages. Plain
// JavaScript like find-browser.mjs, whose ways it shares.
import { spawnSync } from "node:child_process";
import { aptGet, asRoot } from "./find-browser.mjs";
import { findProgram } from "./find-servers.mjs";

/** The path of a Java that runs, or undefined: where there is none, macOS has a program that only says so. */
export function findJava() {
  const java = findProgram("java");
  return java && spawnSync(java, ["-version"]).status === 0 ? java : undefined;
}

/** Finds Java and, where there is none, installs it, as far as this machine allows. */
export async function installJava() {
  const root = asRoot();
  if (!findJava() && root) {
    console.log("Getting Java for the Nu HTML checker …");
    await aptGet(root, "update");
    await aptGet(root, "install", "-y", "--no-install-recommends", "default-jre-headless");
  }
  return findJava();
}
