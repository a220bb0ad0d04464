// Draws app/ui/planet-bands.webp, the clouds of the large planets: `node scripts/planet-bands.ts`. Bands of noise are
// wrapped round a sphere. Light comes from the style sheet, so that one picture serves all planets.
import sharp from "sharp";

const SIZE = 640;
const TILT = -0.32; // radians, as the rings
const NOD = 0.1; // radians, towards the visitor
const CONTRAST = 2.6;
const noise = await sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">
    <filter id="bands" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="0.0016 0.011" numOctaves="4" seed="11" result="bands"/>
      <feTurbulence type="fractalNoise" baseFrequency="0.006" numOctaves="3" seed="4" result="wind"/>
      <feDisplacementMap in="bands" in2="wind" scale="110" xChannelSelector="R" yChannelSelector="G"/>
      <feColorMatrix values="1 0 0 0 0  1 0 0 0 0  1 0 0 0 0  0 0 0 0 1"/>
    </filter>
    <rect width="1024" height="1024" filter="url(#bands)"/>
  </svg>`),
)
  .extractChannel(0)
  .raw()
  .toBuffer({ resolveWithObject: true });

/** The noise at a place on the sphere, from 0, dark, to 255, bright. */
function cloudAt(longitude: number, latitude: number): number {
  // The edges of the noise are displaced, so they stay unused.
  const x = Math.round((0.5 + longitude / 4) * noise.info.width);
  const y = Math.round((0.5 + latitude / 3.6) * noise.info.height);
  const brightness = 128 + (128 - (noise.data[y * noise.info.width + x] ?? 128)) * CONTRAST;
  return Math.max(0, Math.min(255, brightness));
}

const pixels = Buffer.alloc(SIZE * SIZE, 128);
for (let row = 0; row < SIZE; row += 1) {
  for (let column = 0; column < SIZE; column += 1) {
    const [x = 0, y = 0] = [column, row].map((at) => (2 * at) / (SIZE - 1) - 1);
    const z = Math.sqrt(1 - x * x - y * y);
    if (Number.isNaN(z)) continue;
    const across = x * Math.cos(TILT) + y * Math.sin(TILT);
    const up = y * Math.cos(TILT) - x * Math.sin(TILT);
    const latitude = Math.asin(up * Math.cos(NOD) - z * Math.sin(NOD));
    const longitude = Math.atan2(across, z * Math.cos(NOD) + up * Math.sin(NOD));
    pixels[row * SIZE + column] = cloudAt(longitude, latitude);
  }
}
const image = sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 1 } }).blur(0.7);
await image.webp({ quality: 40, effort: 6 }).toFile("app/ui/planet-bands.webp");
