export function findJava(): string | undefined;
export function installJava(): Promise<string | undefined>;
