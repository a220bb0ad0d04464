/** Kilobytes with Brotli of a document that a slow phone still gets in about a second. */
const MOST = 32;

/** What to tell the builder of a large page: a warning, because its content may be just what the club wants to say. */
export function heavyPage(path: string, kilobytes: number, content: object): string | undefined {
  if (kilobytes <= MOST) return undefined;
  const groups = Object.values(content)
    .flatMap((part) => Object.entries(Object(part)))
    .map(([name, group]) => ({ name, length: JSON.stringify(group)?.length ?? 0 }))
    .toSorted((one, other) => other.length - one.length);
  const whole = groups.reduce((sum, { length }) => sum + length, 0);
  const heaviest = groups
    .slice(0, 3)
    .map(({ name, length }) => `${name} (${Math.round((100 * length) / whole)} %)`);
  return `warning  ${path} weighs ${Math.round(kilobytes)} KB without its pictures, and appears late on phones from ${MOST} KB on. Most of that is ${heaviest.join(", ")}.`;
}
