/** The internal link around an event's target, except fragments, downloads and links to a new tab. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return undefined;
  return link;
}

export function leadsToAnotherPage(target: EventTarget | null): boolean {
  const link = internalLink(target);
  return link !== undefined && link.pathname !== location.pathname;
}
