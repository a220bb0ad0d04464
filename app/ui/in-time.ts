import * as UI_TEXT from "#app/ui-text.ts";
const TIMEOUT_MS = 120_000; // R46

/** Fails if a script file, or what else is awaited, does not arrive in time. */
export function inTime<Result>(load: Promise<Result>, ms = TIMEOUT_MS): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(UI_TEXT.tooLate)), ms);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
