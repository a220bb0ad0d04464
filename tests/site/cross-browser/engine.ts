/** The least that a journey needs of a browser, whoever made it. */
export type Engine = {
  /** Opens an address of the site and waits until the document has loaded. */
  goto: (path: string) => Promise<void>;
  /** Runs a function in the page; what it returns is handed on as JSON. */
  evaluate: <Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Presses an element where it can be seen, as a pointer does. */
  click: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the page in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

export type Key = "Enter" | "Escape" | "Space" | "Tab";
