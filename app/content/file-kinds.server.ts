/** Pictures that the site can show, and the drawings that logos may be, too, by their endings. */
export const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i;
export const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** What a file's first bytes say it is, as a noun, and the ending that such a file has. */
type FileKind = { is: string; ending?: string };

/** By how the file begins, one character a byte. */
const KINDS: [string | RegExp, FileKind][] = [
  ["\xff\xd8\xff", { is: "a JPEG picture", ending: ".jpg" }],
  ["\x89PNG\r\n", { is: "a PNG picture", ending: ".png" }],
  [/^RIFF.{4}WEBP/s, { is: "a WebP picture", ending: ".webp" }],
  [/^.{4}ftyp(?:avi[fs]|mif1.{0,40}avif)/s, { is: "an AVIF picture", ending: ".avif" }],
  [
    /^.{4}ftyp(?:hei|hev|mif1|msf1)/s,
    { is: "a picture in the iPhone’s format HEIC", ending: ".heic" },
  ],
  [/^.{4}ftyp/s, { is: "a video", ending: ".mp4" }],
  ["GIF8", { is: "a GIF picture", ending: ".gif" }],
  [/^(?:II\*\0|MM\0\*)/, { is: "a TIFF picture", ending: ".tif" }],
  [/^BM.{4}\0{4}/s, { is: "a BMP picture", ending: ".bmp" }],
  ["8BPS", { is: "a Photoshop file", ending: ".psd" }],
  [/%PDF-/, { is: "a PDF", ending: ".pdf" }],
  ["PK\x03\x04", { is: "a ZIP archive", ending: ".zip" }],
  ["\xd0\xcf\x11\xe0", { is: "an old Word, Excel or PowerPoint file" }],
  ["\x1f\x8b", { is: "a compressed file", ending: ".gz" }],
  ["{\\rtf", { is: "a rich text document", ending: ".rtf" }],
  ["version https://git-lfs", { is: "only a pointer to a file in Git LFS (run “git lfs pull”)" }],
  [/^\s*<(?:!doctype html|html|head|body)\b/i, { is: "a web page", ending: ".html" }],
  [/^(?:\xef\xbb\xbf)?\s*(?:<[?!][^>]*>\s*)*<svg\b/i, { is: "an SVG drawing", ending: ".svg" }],
];

/** Documents of office programs are ZIP archives, which name their parts. */
const OFFICE: [string, FileKind][] = [
  ["word/", { is: "a Word document", ending: ".docx" }],
  ["xl/", { is: "an Excel sheet", ending: ".xlsx" }],
  ["ppt/", { is: "a PowerPoint presentation", ending: ".pptx" }],
  ["opendocument", { is: "an OpenDocument file", ending: ".odt" }],
  ["Index/Document.iwa", { is: "a Pages document", ending: ".pages" }],
];

/** Undefined for a text of no special kind, and for what is unknown. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  const head = bytes.toString("latin1", 0, 1024);
  const kind = KINDS.find(([start]) =>
    typeof start === "string" ? head.startsWith(start) : start.test(head),
  )?.[1];
  const office = kind?.ending === ".zip" && OFFICE.find(([part]) => bytes.includes(part));
  return office ? office[1] : kind;
}
