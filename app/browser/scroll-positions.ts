type Place = { key: string; pathname: string; hash: string };

const positions = new Map<string, number>();
let shown: Place | undefined;

const nameOf = ({ key, pathname, hash }: Place) => `${key} ${pathname}${hash}`;

/** Call it before React renders the next page. */
export function rememberScroll(next: Place) {
  if (shown && nameOf(next) !== nameOf(shown)) positions.set(nameOf(shown), window.scrollY);
}

export function showPlace(place: Place): number | undefined {
  shown = place;
  return positions.get(nameOf(place));
}
