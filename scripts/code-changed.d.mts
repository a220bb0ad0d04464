export function hasCodeChanged(since: string, folder?: string): boolean;
