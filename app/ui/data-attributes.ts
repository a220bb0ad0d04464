/**
 * The data attributes by which files of different folders speak to each other. One that a folder keeps to itself, such as
 * a variant of a component for its style sheet, needs no entry. The test beside this file compares.
 */
export const DATA_ATTRIBUTES = {
  // prerender/document.ts informs scripts:
  "data-chunks": "Files that start.ts preloads before it imports React",
  "data-mode": "Colour mode of a theme colour, which the early script switches",
  "data-page": "Path of the page that React may hydrate",

  // Scripts inform styles and each other, on <html>:
  "data-color-mode": "Chosen by the visitor: light, dark or system",
  "data-color-mode-changes": "For two frames, so that no transition runs",
  "data-hydrated": "React owns the page, and links are client-side navigations",
  "data-motion": "Chosen by the visitor or the system: running or paused",
  "data-scripting": "Scripts run at all",
  "data-started": "start.ts runs, so controls that need it work",
  "data-tab-hidden": "Animations pause",

  // Scripts inform styles, on the element:
  "data-in-place": "The element has slid in; “slides” if with a transition",
  "data-in-view": "The element is visible, so its animation may run",
  "data-state": "A picture is loaded or failed",

  // Components ask a script to do something:
  "data-clock": "Pattern of a time of day",
  "data-copy": "A click copies this mailto: URL, or the link’s own URL if empty",
  "data-drawer-sheet": "A click on its empty part closes the drawer",
  "data-ends": "Last moment of an event",
  "data-motion-control": "A click pauses or runs all motion",
  "data-moving": "An endless animation, paused out of view",
  "data-slide-in": "Slides in from the start or, with “end”, the end of the line",
  "data-starts": "First moment of an event; the element gets the local time",
  "data-to": "What is between two times",
  "data-toast": "Message of the toast after copying",
  "data-view-title": "Title of the document while the view is shown",
  "data-weekdays": "Short names of weekdays, from Sunday on",
  "data-words": "JSON list of the words that are typed one after the other",

  // Components and the JSX runtime inform styles and components of other folders:
  "data-foreign":
    "Its text has a letter that the family lacks, so all of it is in another, or `machine`",
  "data-label": "A column’s name, which phones show before a cell",
  "data-longest": "Letters of a large text’s longest word, for its size",
  "data-icon": "An icon, which is mirrored from right to left",
  "data-kind": "Which planet a drawing shows",
  "data-position": "Where the toasts of a live region appear",
  "data-status": "Status of a toast, which decides its looks",
  "data-theme": "A dark section, whatever the page’s mode",
} as const;
