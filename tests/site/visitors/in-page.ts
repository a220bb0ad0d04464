/**
 * These functions run in the page, so each of them is complete in itself. They act in a task of their own, because a document
 * that leaves at once returns nothing, and note where they did: a document that is replaced before takes its tasks along.
 */

export type Look = {
  url: string;
  title: string;
  description: string;
  canonical: string;
  h1: string[];
  counts: { headers: number; mains: number; footers: number };
  repeatedIds: string[];
  isDrawerOpen: boolean;
  /** The pathnames of the marked items in the menu. */
  current: string[];
  views: string[];
  /** Whether the control shows the colour mode that the page has. */
  isModeShown: boolean;
  isReady: boolean;
  /** The first script may be lost, too. */
  hasScript: boolean;
  /** Whether a load of the same URL is still to replace this document. */
  isLeaving: boolean;
};

export function look(): Look {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const ids = all("[id]").map(({ id }) => id);
  const h1 = all("h1").filter((each) => each.checkVisibility());
  const value = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? "";
  return {
    url: location.pathname + location.hash,
    title: document.title,
    description: value("meta[name=description]", "content"),
    canonical: value("link[rel=canonical]", "href"),
    // With the first of the words that are being typed, as the document has it.
    h1: h1.map((each) => {
      const still = each.cloneNode(true) as HTMLElement;
      for (const typed of still.querySelectorAll<HTMLElement>("[data-words]"))
        [typed.textContent = ""] = JSON.parse(typed.dataset.words ?? "[]");
      return still.textContent;
    }),
    counts: {
      headers: all("header").filter((each) => !each.closest("main")).length,
      mains: all("main").length,
      footers: all("footer").filter((each) => !each.closest("main")).length,
    },
    repeatedIds: ids.filter((id, index) => id !== "" && ids.indexOf(id) !== index),
    isDrawerOpen: all("dialog[open]").length > 0,
    current: all("header nav:not(dialog nav) li a[aria-current]").map(
      (link) => (link as HTMLAnchorElement).pathname,
    ),
    views: all("[data-view-title]")
      .filter((each) => each.checkVisibility())
      .map(({ id }) => id),
    isModeShown: all("input[name=color-mode]:checked").every(
      (input) =>
        (input as HTMLInputElement).value ===
        (document.documentElement.dataset.colorMode ?? "light"),
    ),
    isReady: document.readyState === "complete",
    hasScript: "started" in document.documentElement.dataset,
    isLeaving: "isLeaving" in window,
  };
}

/** Where the history would lead. `steps` is -1 for Back. Undefined outside the site. */
export function entryAt(steps: number): string | undefined {
  const { navigation } = window as unknown as {
    navigation: { currentEntry: { index: number }; entries: () => { url: string }[] };
  };
  const url = navigation.entries()[navigation.currentEntry.index + steps]?.url;
  if (url === undefined) return undefined;
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}

/** Clicks one of the links that lead to a page of the site. Returns its target, or undefined without such links. */
export function clickLink(choice: number, within: string): string | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${within} a[href]`)].filter(
    (link) =>
      link.origin === location.origin &&
      !link.target &&
      !/\.\w+$/.test(link.pathname) &&
      !link.closest("noscript") &&
      !link.matches("[data-copy]") &&
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

export function scrollToPart(part: number) {
  window.scrollTo({ top: part * document.documentElement.scrollHeight, behavior: "instant" });
}

/** Clicks the button, label or radio button number `choice` of those that match and are shown. */
export function press(selector: string, choice: number): boolean {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
    each.checkVisibility(),
  );
  const control = controls[Math.floor(choice * controls.length)];
  setTimeout(() => control?.click(), 15);
  return control !== undefined;
}
