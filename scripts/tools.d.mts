type Tool = "chromium" | "Firefox" | "WebKit" | "java" | "qpdf" | "pdfinfo" | "nginx" | "caddy";

export function findTool(name: Tool): string | undefined;
export function findProgram(...names: (string | undefined)[]): string | undefined;
export function findPrinter(): string | undefined;
export const OWN_ADDRESS: string;
export function mayUseWebPorts(): Promise<boolean>;
