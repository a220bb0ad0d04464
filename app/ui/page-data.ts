import { UNSAFE_decodeViaTurboStream as decode } from "react-router";

/** What the loaders of the pages in memory returned when the site was built, by address. */
const pages = new Map<string, unknown>();

/** Keeps a page's data file, as React Router wrote it, ready to be shown. Throws when it can't be read. */
export async function keepPageData(pathname: string, routeId: string, file: Response) {
  if (!file.body) throw new Error(`The data of ${pathname} is empty.`);
  const { value } = await decode(file.body, window);
  const route = (value as Record<string, { data?: unknown } | undefined>)[routeId];
  if (!route?.data) throw new Error(`The data of ${pathname} has nothing for ${routeId}.`);
  pages.set(pathname, route.data);
}

type LoaderArgs<Data> = { url: URL; serverLoader: () => Promise<Data> };

/**
 * A page's `clientLoader`: its data comes from memory. React Router would ask for it with `fetch` and read it anew each
 * time the page is come to, which on a slow phone takes as long as half of what is left to do (R2, R46).
 */
export function keptPageData<Data>({ url, serverLoader }: LoaderArgs<Data>): Promise<Data> {
  const { pathname } = url;
  return pages.has(pathname) ? Promise.resolve(pages.get(pathname) as Data) : serverLoader();
}
