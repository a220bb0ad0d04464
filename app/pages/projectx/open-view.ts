/** One view of a page is always open. Opening another does what a page load does: title, position and focus. */
export function watchViews() {
  addEventListener("click", (event) => {
    const summary = event.target instanceof Element && event.target.closest("summary");
    const view = summary && summary.closest<HTMLDetailsElement>("details[name=view]");
    if (!view || summary.parentElement !== view) return;
    event.preventDefault();
    if (view.open) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>("details[name=view]"))
      other.open = other === view;
    // A fragment of the view before would open that one again after a reload.
    history.replaceState(history.state, "", location.pathname + location.search);
    window.scrollTo({ top: 0, behavior: "instant" });
    const heading =
      view.querySelector<HTMLElement>("[data-view-heading]") ??
      document.querySelector<HTMLElement>("h1");
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  });
  // A fragment, find in page and Back open views, too.
  addEventListener("toggle", showViewTitle, true);
  showViewTitle();
}

/** A link to the page itself leads to its first view, as its document does. */
export function openFirstView() {
  document.querySelector<HTMLElement>("details[name=view] > summary")?.click();
}

/** Gives the tab the title of the open view. */
export function showViewTitle() {
  const title = document.querySelector<HTMLElement>("details[open] > [data-view-title]");
  if (title) document.title = title.dataset.viewTitle ?? "";
}
