const YEAR_MS = 31_536_000_000;

/** Returns undefined if the action throws, as blocked storage does. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Shows what is stored under `key`, if it is one of `values`: now, when another tab or page may have changed it, and when the returned function is called. */
export function watchChoice(
  key: string,
  values: string[],
  show: (value: string | undefined) => void,
): () => void {
  const read = () => {
    const [value = "", until] = (localStorage.getItem(key) ?? "").split(" ");
    show(values.includes(value) && Number(until) > Date.now() ? value : undefined);
  };
  // Blocked storage keeps nothing: a choice lasts as long as the page.
  const showAnew = () => {
    show(undefined);
    attempt(read);
  };
  showAnew();
  for (const moment of ["DOMContentLoaded", "pageshow", "storage", "visibilitychange"])
    addEventListener(moment, () => attempt(read));
  return showAnew;
}

/** Choices are stored as “dark 1795609200000”, with their last millisecond. Without a value none is kept. */
export function storeChoice(key: string, value: string | undefined) {
  // A full storage must not keep the choice before.
  attempt(() => localStorage.removeItem(key));
  if (value) attempt(() => localStorage.setItem(key, `${value} ${Date.now() + YEAR_MS}`));
}
