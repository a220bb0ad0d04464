/** The interface of a browser that Playwright cannot drive. */
export type OtherBrowser = {
  /** Opens a path and waits for the load event. */
  goto: (path: string) => Promise<void>;
  /** Runs a function in the page and returns its result as JSON. */
  evaluate: <Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Clicks an element with the pointer. */
  click: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
  /** The errors in the console so far, where the browser tells them. */
  errors: string[];
};

export type Key = "Enter" | "Escape" | "Space" | "Tab";
