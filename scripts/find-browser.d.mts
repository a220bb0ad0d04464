/** The path of a Chromium, Chrome or Edge on this machine, Playwright's own first. */
export function findBrowser(): Promise<string | undefined>;
/** Finds a browser and, where there is none, installs one; says in a sentence when it can't. */
export function installBrowser(): Promise<string>;
/** How to run a program as root without asking anybody, on systems that have apt. */
export function asRoot(): string[] | undefined;
