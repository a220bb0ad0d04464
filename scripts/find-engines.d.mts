/** The path of a Firefox on this machine, or undefined. */
export function findFirefox(): string | undefined;
/** The paths of WebKitGTK's driver and of a screen that nobody sees, or undefined. */
export function findWebKit(): { driver: string; screen: string } | undefined;
/** Installs the browsers that are missing, as far as this machine allows, and names those still missing. */
export function installEngines(): Promise<string[]>;
