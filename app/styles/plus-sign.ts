import { create } from "fontkitten";

const HEADER = 10;

/**
 * Spline Sans Mono’s plus has a notch, which large figures like “15+” show. Its outline is two bars, with six points too
 * many in the upright one: here each keeps its four corners. `font` is a TrueType file of one weight.
 */
export function withWholePlus(font: Buffer): Buffer {
  const file = create(font);
  if (file.isCollection) return font;
  const { id, path } = file.glyphForCodePoint(0x2b);
  const bars = Array.from({ length: 2 }, (): number[][] => []);
  let bar = 0;
  for (const { command, args } of path.commands)
    if (command === "closePath") bar += 1;
    else bars[bar]?.push(args.slice(-2));
  const isNotched = path.commands.some(({ command }) => command === "quadraticCurveTo");
  if (!isNotched || bar !== bars.length) return font;
  const corners = bars.flatMap((points) => [points[0] ?? [], ...points.slice(-3)]);

  // https://learn.microsoft.com/typography/opentype/spec/glyf: fewer points need less room than the outline had.
  const table = (name: string) => font.readUInt32BE(font.indexOf(name, 12, "latin1") + 8);
  const isLong = font.readInt16BE(table("head") + 50) === 1;
  const place = table("loca") + id * (isLong ? 4 : 2);
  const start = isLong ? font.readUInt32BE(place) : 2 * font.readUInt16BE(place);
  const ends = [3, 7];
  const flags = corners.map(() => 1); // on the outline, each coordinate in two bytes
  const steps = [0, 1].flatMap((axis) =>
    corners.map((point, index) => (point[axis] ?? 0) - (corners[index - 1]?.[axis] ?? 0)),
  );
  const outline = [...twoBytes([...ends, 0]), ...flags, ...twoBytes(steps)];
  font.set(outline, table("glyf") + start + HEADER);
  return font;
}

function twoBytes(numbers: number[]): number[] {
  return numbers.flatMap((value) => [(value >> 8) & 255, value & 255]);
}
