/** Gives the tab the title of the view that a fragment or a radio button chooses. React does so after hydration. */
export function showViewTitle() {
  if ("hydrated" in document.documentElement.dataset) return;
  const views = [...document.querySelectorAll<HTMLElement>("[data-view-title]")];
  const title = views.find((view) => view.checkVisibility())?.dataset.viewTitle;
  if (title) document.title = title;
}
