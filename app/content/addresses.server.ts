import { readYaml } from "./load-content.server.ts";

export const SITE_FILE = "content/site.yaml";

/** What a page is called in the address bar, if content/site.yaml gives it no other name. */
const USUAL = {
  conference: "conferencex",
  competition: "projectx",
  course: "learnai",
  newsletter: "newsletter",
  partners: "partner-with-us",
};

export type NamedPage = keyof typeof USUAL;

/** Small letters, digits and single hyphens, which every host serves alike. */
export const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An address made of other words, such as a file’s name. */
export function asAddress(words: string): string {
  return words
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

export function addressOf(page: NamedPage): string {
  const written = writtenAddresses()?.[page];
  return `/${isAddress(written) ? written : USUAL[page]}`;
}

/** Not if they have a mistake, which is reported with site.yaml. Links in other files may be right then. */
export function areAddressesKnown(): boolean {
  const written = writtenAddresses();
  return (
    written !== undefined &&
    Object.entries(written).every(([page, name]) => page in USUAL && isAddress(name))
  );
}

function isAddress(name: unknown): name is string {
  return typeof name === "string" && ADDRESS.test(name);
}

/** Read without the schema, which needs the list of pages. Undefined if the file cannot be read, or is not a site’s. */
function writtenAddresses(): Partial<Record<NamedPage, unknown>> | undefined {
  try {
    const site = readYaml(SITE_FILE) as { addresses?: object | null } | null;
    return site?.addresses ?? (site && "club" in site ? {} : undefined);
  } catch {
    return undefined;
  }
}
