type Tool = "chromium" | "Firefox" | "WebKit" | "java" | "qpdf" | "pdfinfo" | "nginx" | "caddy";

export function getTools(...names: Tool[]): Promise<Tool[]>;
export function findProgram(name: string): string | undefined;
export function findBrowser(): string | undefined;
export function findFirefox(): string | undefined;
export function findJava(): string | undefined;
export function findWebKit(): { driver: string; screen: string } | undefined;
export function findBrotliModule(): string | undefined;
export function installBrowser(): Promise<string>;
export const OWN_ADDRESS: string;
export function mayUseWebPorts(): Promise<boolean>;
