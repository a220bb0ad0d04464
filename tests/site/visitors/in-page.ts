/**
 * These functions run in the page, so each of them is complete in itself. They act in a task of their own, because a document
 * that leaves at once returns nothing, and note where they did: a document that is replaced before takes its tasks along.
 */

export type Look = ReturnType<typeof look>;

/** What a visitor sees of the page and its address. */
export function look() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = (selector: string) => all(selector).filter((each) => each.checkVisibility());
  return {
    url: location.pathname + location.hash,
    title: document.title,
    // With the first of the words that are being typed, as the document has it.
    h1: shown("h1").map((each) => {
      const still = each.cloneNode(true) as HTMLElement;
      for (const typed of still.querySelectorAll<HTMLElement>("[data-words]"))
        [typed.textContent = ""] = JSON.parse(typed.dataset.words ?? "[]");
      return still.textContent;
    }),
    parts: ["#root > header, body > header", "main", "footer"].map((part) => all(part).length),
    isDrawerOpen: all("nav:popover-open").length > 0,
    /** The pathnames of the marked items in the menu. */
    current: all("header nav li a[aria-current]").map(
      (link) => (link as HTMLAnchorElement).pathname,
    ),
    views: all("details[open] > [data-view-title]").map(({ id }) => id),
    isReady: document.readyState === "complete",
    /** The first script may be lost, too. */
    hasScript: "started" in document.documentElement.dataset,
    /** Whether a load of the same URL is still to replace this document. */
    isLeaving: "isLeaving" in window,
  };
}

/** Whether links load pages rather than documents. */
export function isHydrated(): boolean {
  return "hydrated" in document.documentElement.dataset;
}

/** Where the history would lead. `steps` is -1 for Back. Undefined outside the site. */
export function entryAt(steps: number): string | undefined {
  const { navigation } = window as unknown as {
    navigation: { currentEntry: { index: number }; entries: () => { url: string }[] };
  };
  const url = navigation.entries()[navigation.currentEntry.index + steps]?.url;
  return url && new URL(url).pathname + new URL(url).hash;
}

/** Clicks one of the links that lead to a page of the site. Returns its target, or undefined without such links. */
export function clickLink(choice: number, within: string): string | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${within} a[href]`)].filter(
    (link) =>
      link.origin === location.origin &&
      !link.target &&
      !/\.\w+$/.test(link.pathname) &&
      !link.matches("[data-copy]") &&
      // After such a link Firefox still loads an older link's document.
      !(link.hash && link.href === location.href) &&
      (link.checkVisibility() || within !== "body"),
  );
  const link = links[Math.floor(choice * links.length)];
  if (!link) return undefined;
  localStorage.removeItem("acted-at");
  setTimeout(() => {
    localStorage.setItem("acted-at", location.pathname + location.hash);
    // A link within the page stops an older load.
    Reflect.deleteProperty(window, "isLeaving");
    const isHydrated = "hydrated" in document.documentElement.dataset;
    if (!isHydrated && !link.hash && link.pathname === location.pathname) {
      Object.assign(window, { isLeaving: true });
      addEventListener("pageshow", () => Reflect.deleteProperty(window, "isLeaving"));
    }
    // On a phone about every other link is tapped, the others come from a screen reader.
    const isTap = matchMedia("(hover: none)").matches && (choice * links.length) % 1 < 0.5;
    const pointerType = isTap ? "touch" : "";
    link.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));
  }, 15);
  return link.pathname + link.hash;
}

export function goInHistory(steps: number) {
  localStorage.removeItem("acted-at");
  setTimeout(() => {
    localStorage.setItem("acted-at", location.pathname + location.hash);
    // Back within the page stops an older load.
    Reflect.deleteProperty(window, "isLeaving");
    history.go(steps);
  }, 15);
}

export function reload() {
  Object.assign(window, { isLeaving: true });
  setTimeout(() => location.reload(), 15);
}

export function leaveFor(url: string) {
  setTimeout(() => location.assign(url), 15);
}

export function signOfLife() {
  dispatchEvent(
    new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", movementX: 4 }),
  );
}

/** Clicks the tab of one of the views. Returns the URL it leads to: the fragment of another view goes. */
export function chooseView(choice: number) {
  const views = [...document.querySelectorAll<HTMLDetailsElement>("details[name=view]")];
  const view = views[Math.floor(choice * views.length)];
  setTimeout(() => view?.querySelector("summary")?.click(), 15);
  return location.pathname + (view && !view.open ? "" : location.hash);
}
