import * as UI_TEXT from "#app/ui-text.ts";
import {
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigationType } from "react-router";
import { radioId, ViewContext } from "./view-buttons.tsx";
import styles from "./views.module.css";

type ViewsProps = {
  /** The page's own heading, the same in every view. */
  heading: string;
  /** The first one is shown unless the URL or the visitor chooses another. */
  views: {
    /** Also the fragment that opens it on arrival, /projectx#2023, and the end of those within it, #teams-2023. */
    id: string;
    label: string;
    /** The document's title while the view is shown. */
    title: string;
    /** With a heading marked `data-view-heading`, unless the page's own is its heading. */
    content: ReactNode;
  }[];
};

/**
 * Shows one of several views without changing the URL. Before hydration the style sheet chooses it by the radio buttons
 * and the fragment. React then adopts that state.
 */
export function Views({ heading, views }: ViewsProps) {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === "POP";
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // Undefined on the prerendered page, where the stylesheet chooses.
  const [shown, setShown] = useState(isHydrated ? viewNamed(hash, views) : undefined);
  const [isSwitched, setIsSwitched] = useState(false);
  const [seen, setSeen] = useState({ hash, key });
  const title = views.find(({ id }) => id === shown)?.title;

  // A click on a link to a view shows it synchronously, so that the browser can scroll to it.
  if (key !== seen.key || hash !== seen.hash) {
    setSeen({ hash, key });
    // Back from another fragment, such as the skip link's, keeps what a button has shown.
    const isBack = isPop && seen.hash !== "" && !views.some(({ id }) => `#${id}` === seen.hash);
    setShown((before) => (isBack && hash === "" ? before : viewNamed(hash, views, before)));
  }

  // Adopts a choice made before hydration. In a separate task, because the style sheet chooses until then, and not while
  // the keyboard is on a radio button, because the arrows go on from there.
  useEffect(() => {
    if (shown !== undefined || !container.current) return undefined;
    const radios = [...container.current.querySelectorAll<HTMLInputElement>("input[name=view]")];
    const adopt = () => {
      if (radios.some((radio) => radio.matches(":focus-visible"))) return;
      const chosen = radios.find(({ checked }) => checked);
      hadFocus.current = radios.some((radio) => radio === document.activeElement);
      startTransition(() => setShown(chosen?.value ?? viewNamed(hash, views)));
    };
    adopt();
    const listening = new AbortController();
    // Between two radio buttons nothing has the focus.
    const afterFocus = () => setTimeout(adopt);
    for (const radio of radios) radio.addEventListener("blur", afterFocus, listening);
    return () => listening.abort();
  }, [shown, hash, views]);

  useEffect(() => {
    if (title) document.title = title;
    // The clicked radio button is gone.
    if (title && hadFocus.current) focusHeading(container.current);
    hadFocus.current = false;
  }, [title]);

  function show(id: string) {
    // At once, because a heading must be shown before it can be focused.
    flushSync(() => {
      setShown(id);
      setIsSwitched(true);
    });
    focusHeading(container.current);
    window.scrollTo({ top: 0, behavior: "instant" });
  }

  return (
    <ViewContext value={shown === undefined ? undefined : show}>
      <h1 id="page-heading" className="visually-hidden" tabIndex={-1}>
        {heading}
      </h1>
      <div
        ref={container}
        className={styles.views}
        data-shown={shown}
        data-switched={isSwitched || undefined}
        {...(shown === undefined && { role: "group", "aria-label": UI_TEXT.showView })}
      >
        {views.map(({ id, label, title, content }) => (
          <Fragment key={id}>
            {shown === undefined && (
              <input
                type="radio"
                name="view"
                id={radioId(id)}
                value={id}
                aria-label={label}
                className="visually-hidden"
              />
            )}
            <section
              id={id}
              aria-label={label}
              className={styles.view}
              hidden={shown !== undefined && shown !== id}
              data-view-title={title}
            >
              {content}
            </section>
          </Fragment>
        ))}
      </div>
    </ViewContext>
  );
}

/** The shown view's own heading, or the page's. */
function focusHeading(views: HTMLElement | null) {
  const own = views?.querySelector<HTMLElement>("section:not([hidden]) [data-view-heading]");
  (own ?? document.getElementById("page-heading"))?.focus({ preventScroll: true });
}

const neverChanges = () => () => {};

/** The view before for other fragments, such as the skip link's. */
function viewNamed(fragment: string, views: ViewsProps["views"], before = views[0]?.id) {
  const names = (id: string) => fragment === `#${id}` || fragment.endsWith(`-${id}`);
  return fragment === "" ? views[0]?.id : (views.find(({ id }) => names(id))?.id ?? before);
}
