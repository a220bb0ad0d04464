/** Whether the forms may write or delete this file. Windows takes a backslash for a folder, and a colon for a part of a file. */
export function isPicturePath(path: string): boolean {
  return /^content\/[a-z0-9/-]+\/[^/\\:]+\.(?:jpe?g|png|webp|avif|svg)$/i.test(path);
}
