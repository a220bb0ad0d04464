// Workflow commands of GitHub Actions.

type Place = { file?: string; line?: number; column?: number };

export const isOnGitHub = process.env.GITHUB_ACTIONS === "true";

/** GitHub shows the message beside the line of a pull request, and finds it in any line of a log. */
export function annotation(
  level: "error" | "warning",
  { file, line, column }: Place,
  message: string,
): string {
  const place = Object.entries({ file, line, col: column })
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${escaped(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
    )
    .join(",");
  return `::${level}${place && ` ${place}`}::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
