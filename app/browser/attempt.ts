/** What an action returns, or nothing where it throws, as blocked storage does: the page then goes on without memory. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
