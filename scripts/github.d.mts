type Place = { file?: string; line?: number; column?: number };

export const isOnGitHub: boolean;
export function annotation(level: "error" | "warning", place: Place, message: string): string;
