// Workflow commands of GitHub Actions. Plain JavaScript, because `npm test` imports it.

export const isOnGitHub = process.env.GITHUB_ACTIONS === "true";

/** GitHub shows the message beside the line of a pull request, and finds it in any line of a log. */
export function annotation(level, { file, line, column }, message) {
  const place = Object.entries({ file, line, col: column })
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => `${name}=${escaped(value).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
    )
    .join(",");
  return `::${level}${place && ` ${place}`}::${escaped(message)}`;
}

function escaped(value) {
  return String(value).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
