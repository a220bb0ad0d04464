const TIMEOUT_MS = 120_000; // R46

/** Fails if a script file does not arrive in time. */
export function inTime<Result>(load: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(UI_TEXT.tooLate)), TIMEOUT_MS);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
