type Place = { key: string; pathname: string; hash: string };

/** Scroll positions by history entry; they last as long as the document. */
const positions = new Map<string, number>();
let shown: Place | undefined;

const nameOf = ({ key, pathname, hash }: Place) => `${key} ${pathname}${hash}`;

/** To be called when the router leaves a place, before React renders the next one. */
export function rememberScroll(next: Place) {
  if (shown && nameOf(next) !== nameOf(shown)) positions.set(nameOf(shown), window.scrollY);
}

/** The place whose page is rendered from now on. Returns where it was scrolled to when it was left. */
export function showPlace(place: Place): number | undefined {
  shown = place;
  return positions.get(nameOf(place));
}
