/** What the site's own scripts write before hydration. */
const OWN = "[data-words], [data-starts]";

/**
 * Watches the page for changes by others, such as a translator or an extension. The returned function says whether there
 * were any: React would replace a page that is not what it rendered.
 */
export function watchChanges(page: HTMLElement): () => boolean {
  // Those from before this script ran. The built page's size is written in the document.
  const size = `${page.querySelectorAll("*").length} ${page.textContent.length}`;
  let isChanged = size !== page.dataset.size;
  const look = (records: MutationRecord[]) => {
    isChanged ||= records.some(
      ({ target }) => !(target instanceof Element ? target : target.parentElement)?.closest(OWN),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  return () => {
    look(observer.takeRecords());
    return isChanged;
  };
}
