/** The path of a program on this machine, or undefined. */
export function findProgram(name: string): string | undefined;
/** nginx's module that sends the .br copies, where Debian puts it. */
export function findBrotliModule(): string | undefined;
/** Installs the servers that are missing, as far as this machine allows, and names those still missing. */
export function installServers(): Promise<string[]>;
/** An address of this machine that nothing else uses, for what must stand on the web's own ports. */
export const OWN_ADDRESS: string;
/** Whether this user may open the web's own ports on that address. */
export function mayUseWebPorts(): Promise<boolean>;
