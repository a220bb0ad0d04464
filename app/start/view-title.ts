/** Gives the tab the title of the view that is shown, which a fragment or a radio button may have chosen. */
export function showViewTitle() {
  const views = [...document.querySelectorAll<HTMLElement>("[data-view-title]")];
  const title = views.find((view) => view.getClientRects()[0])?.dataset.viewTitle;
  if (title) document.title = title;
}
