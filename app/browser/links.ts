/** The link to another page of this site that an event happened in; links within the page are the browser's own. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return undefined;
  return link;
}

/** Whether an event happened in a link that loads another page in place of this one. */
export function leadsAway(target: EventTarget | null): boolean {
  const link = internalLink(target);
  return link !== undefined && link.pathname !== location.pathname;
}
