import { existsSync, statSync } from "node:fs";
import { z } from "zod";
import { ADDRESS, areAddressesKnown, asAddress, type NamedPage } from "./addresses.server.ts";
import { internalLink, listOf, report, uniqueBy } from "./fields.server.ts";
import { fromRoot } from "./load-content.server.ts";
import { pagePaths, withoutOwnHost } from "./pages.server.ts";

/** Names of folders and pages that every built site has, and of the home page's files. */
const TAKEN = ["404", "assets", "home", "index", "og", "pictures"];

/** Whether something else of the site than this one page has the address. */
export function isTaken(name: string): boolean {
  const pages = pagePaths().filter((path) => path === `/${name}`);
  return TAKEN.includes(name) || existsSync(fromRoot(`public/${name}`)) || pages.length > 1;
}

function addressName(page: string, example: string) {
  return z
    .string()
    .superRefine((name, context) => {
      const meant = asAddress(name);
      if (!ADDRESS.test(name)) {
        report(
          context,
          `“${name}” cannot be a page’s address.`,
          `Write small letters, digits and hyphens, such as ${meant || example}.`,
        );
      } else if (isTaken(name)) {
        report(
          context,
          `“${name}” is the address of another page or folder of the site.`,
          "Write another.",
        );
      }
    })
    .optional()
    .meta({ description: `The address of ${page}, without a slash.`, examples: [example] });
}

export const addresses = z
  .strictObject({
    conference: addressName("the conference; a recap’s has its year behind it", "hackday"),
    competition: addressName("the competition", "challenge"),
    course: addressName("the course", "workshops"),
    newsletter: addressName("the newsletter", "letter"),
    partners: addressName("the page for partners", "sponsors"),
  } satisfies Record<NamedPage, z.ZodType>)
  .optional()
  .meta({
    description: "What pages are called in the address bar, where it isn’t the usual name.",
  });

/** What every host can redirect. */
const OLD_ADDRESS = /^(?:\/[\p{L}\p{M}\p{N}._~-]+)+\/?$/u;

/** What a build writes: some hosts would lead on from there, too. */
const OWN_FILE =
  /^\/(?:404|feed\.xml|licenses(?:-fonts)?\.txt|manifest\.webmanifest|robots\.txt|sitemap\.xml|(?:assets|og|pictures)(?:\/.*)?)$/;

const oldAddress = z
  .string()
  .overwrite(withoutOwnHost)
  .superRefine((from, context) => {
    const meant = pathOf(from);
    if (!OLD_ADDRESS.test(from) || meant !== from) {
      report(
        context,
        `“${from}” is not an old address that can lead on.`,
        `Write what was behind the site’s name, up to a ? or #, such as ${OLD_ADDRESS.test(meant) ? meant : "/events/2019"}.`,
      );
    } else if (areAddressesKnown() && pagePaths().includes(plainPath(from))) {
      report(context, `“${from}” is a page of the site.`, "Delete the entry.");
    } else if (OWN_FILE.test(from) || isFile(fromRoot(`public${from}`))) {
      report(context, `“${from}” is a file of the site.`, "Delete the entry.");
    }
  })
  .meta({
    description: "An address that pages had before, without the site’s name.",
    examples: ["/events/2019"],
  });

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The path of a whole address, or of one with something behind it. */
function pathOf(address: string): string {
  try {
    return decodeURI(new URL(address, "https://site.example").pathname);
  } catch {
    return "";
  }
}

/** Without what hosts ignore. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/(?:\/index)?(?:\.html)?\/*$/, "") || "/";
}

export const redirects = listOf("from", { from: oldAddress, to: internalLink })
  .max(200)
  .superRefine((list, context) =>
    uniqueBy("from")(
      list.map(({ from }) => ({ from: plainPath(from) })),
      context,
    ),
  )
  .optional()
  .meta({ description: "Old addresses, and the page each leads on to for good." });
