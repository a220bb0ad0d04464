import { fill } from "#app/ui/fill.ts";

/** What a preview shows, as sentences, because languages differ in their colons and dashes. */
export function altOf(text: string, ...parts: (string | undefined)[]): string {
  const heading = parts.filter(Boolean).join(". ");
  // A text may bring its own stop.
  return fill(text, { heading }).replaceAll(/(?<=[!?…。]|[^.]\.)\.(?=\s)/g, "");
}
