import { type Family } from "#app/styles/font-sources.ts";
import { typefaceFor } from "#app/styles/letters.ts";
import { drawnText, familyCalled, fitted, fontName, type Room } from "./fitted-text.server.ts";

type WordsProps = Room & {
  children: string;
  /** The largest size in pixels. Words that do not fit become smaller. */
  size: number;
  family?: Family["name"];
  weight?: 400 | 500;
  colour?: string | undefined;
};

/** Words that stay in their room. A text with letters that no font has is left out; `npm run content` names them. */
export function Words({ children, family: name = "Tabular", weight, colour, ...room }: WordsProps) {
  const family = familyCalled(name);
  const drawn = drawnText(children, family);
  const typeface = typefaceFor(drawn, family);
  if (!drawn || !typeface) return null;
  const { size, lines } = fitted(drawn, typeface, room.size, room);
  const style = {
    color: colour,
    maxWidth: room.width,
    fontFamily: [...new Set(typeface.map((face) => fontName(family, face)))].join(", "),
    fontSize: size,
    fontWeight: weight,
    lineHeight: room.lineHeight,
    letterSpacing: size * (room.tracking ?? 0),
    display: "block",
    lineClamp: lines,
    wordBreak: "break-word",
  } as const;
  return <div style={style}>{drawn}</div>;
}

type TitleProps = Pick<WordsProps, "children" | "size" | "width" | "colour"> & {
  /** The lines of the largest size that have room. */
  lines: number;
};

/** Large words, set as tightly as on the pages. */
export function Title({ lines, ...props }: TitleProps) {
  const height = props.size * 1.06 * lines;
  return <Words {...props} height={height} weight={500} lineHeight={1.06} tracking={-0.035} />;
}
