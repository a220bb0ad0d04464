/** A time in a pattern of dates.server.ts, such as `{h}:{mm}{AM|PM}` or `{H} h {mm}`. A doubled letter has two digits. */
export function clockTime(pattern: string, hour: number, minute: number): string {
  const numbers: Record<string, number> = { H: hour, h: hour % 12 || 12, m: minute };
  return pattern.replace(/\{(.+?)\}/g, (_, part: string) => {
    const [am = "", pm] = part.split("|");
    if (pm !== undefined) return hour < 12 ? am : pm;
    return String(numbers[part.charAt(0)]).padStart(part.length, "0");
  });
}
