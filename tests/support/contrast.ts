/** The relative luminance of a colour in sRGB, 0 to 255 each (WCAG 2.2). */
export function luminance(colour: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = [...colour].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances, from 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
