type Tool =
  | "chromium"
  | "Liberation fonts"
  | "Firefox"
  | "WebKit"
  | "java"
  | "qpdf"
  | "pdfinfo"
  | "nginx"
  | "caddy";

export function findTool(name: Tool): string | undefined;
export function findProgram(...names: (string | undefined)[]): string | undefined;
export function findPrinter(): string | undefined;
export function freePort(first: number): Promise<number>;
export const OWN_ADDRESS: string;
export function mayUseWebPorts(): Promise<boolean>;
