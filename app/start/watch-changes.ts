/** What the site's own scripts write before hydration. */
const OWN = "[data-words], [data-starts]";

/**
 * Watches the page for changes by others, such as a translator or an extension. The returned function says whether there
 * were any: React would replace a page that is not what it rendered.
 */
export function watchChanges(page: HTMLElement): () => boolean {
  let isChanged = false;
  const look = (records: MutationRecord[]) => {
    isChanged ||= records.some(
      ({ target }) => !(target instanceof Element ? target : target.parentElement)?.closest(OWN),
    );
  };
  const observer = new MutationObserver(look);
  const watch = () => {
    observer.observe(page, { subtree: true, childList: true, characterData: true });
  };
  // Until then the parser adds elements.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", watch);
  else watch();
  return () => {
    look(observer.takeRecords());
    return isChanged;
  };
}
