import { join } from "node:path";
import sharp from "sharp";
import { type Picture, pictureCache } from "#app/content/pictures.server.ts";

/** A picture of the content, cropped to a size, as a data: URL for a drawing. */
export async function croppedPicture(picture: Picture | undefined, width: number, height: number) {
  if (!picture) throw new Error("There is no picture to draw into the one for link previews.");
  const name = `${picture.base.split("/").at(-1)}-${picture.width}.webp`;
  const data = await sharp(join(pictureCache(), name))
    .resize(width * 2, height * 2)
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${data.toString("base64")}`;
}
