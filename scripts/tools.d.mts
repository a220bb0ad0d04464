import type { PlatformPath } from "node:path";

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

export function isIn(version: string, range: string): boolean;
export function run(
  command: string,
  args: string[],
  options: { cwd: string; env: Record<string, string> },
): Promise<{ code: number }>;
export function pinnedNode(): string;
export function findTool(name: Tool): string | undefined;
export function placesOf(name: string, path?: string, system?: PlatformPath): string[];
export function findProgram(...names: (string | undefined)[]): string | undefined;
export function findPrinter(): string | undefined;
export function freePort(first: number): Promise<number>;
export const LOCALHOST: string;
export const OWN_ADDRESS: string;
export function mayUseWebPorts(): Promise<boolean>;
