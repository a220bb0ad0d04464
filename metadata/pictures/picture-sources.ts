import { join } from "node:path";
import sharp from "sharp";
import { type Picture, pictureCache } from "../../app/content/pictures.server.ts";
import type { Everything } from "../page-metadata.ts";

/** The last picture of an exhibition, upright, for a drawing to hang up. */
export function recapPicture({ highlights }: Everything["recaps"][number]): Promise<string> {
  const pictures = highlights.flatMap((highlight) => highlight.pictures);
  return cropped(pictures.at(-1)?.picture, 336, 420);
}

/** The picture of an issue, upright like a stamp. */
export function issueStamp({ img }: Everything["newsletter"]["issues"][number]): Promise<string> {
  return cropped(img, 316, 416);
}

async function cropped(picture: Picture | undefined, width: number, height: number) {
  if (!picture) throw new Error("There is no picture to draw into the one for link previews.");
  const name = `${picture.base.split("/").at(-1)}-${picture.width}.webp`;
  const data = await sharp(join(pictureCache(), name))
    .resize(width * 2, height * 2)
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${data.toString("base64")}`;
}
