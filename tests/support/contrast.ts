/** Each value of a channel in linear light (WCAG 2.2). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of a colour in sRGB, 0 to 255 each. */
export function luminance(red = 0, green = 0, blue = 0): number {
  const [r = 0, g = 0, b = 0] = [LINEAR[red], LINEAR[green], LINEAR[blue]];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two luminances, from 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
