import type { ReactNode } from "react";
import styles from "./views.module.css";

type ViewsProps = {
  /** The page's own heading, the same in every view. */
  heading: string;
  /** The first one is open unless the URL or the visitor chooses another. */
  views: {
    /** Also the fragment that opens it on arrival, /projectx#2023, and the end of those within it, #teams-2023. */
    id: string;
    /** What opens it: a tab, and beside the first view a box. */
    tab: ReactNode;
    /** The document's title while the view is open. */
    title: string;
    /** With a heading marked `data-view-heading`, unless the page's own is its heading. */
    content: ReactNode;
  }[];
};

/** Shows one of several views without changing the URL: an accordion of which one is always open (open-view.ts). */
export function Views({ heading, views }: ViewsProps) {
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <div className={styles.views}>
        {views.map(({ id, tab, title, content }, index) => (
          <details key={id} name="view" open={index === 0} className={styles.view}>
            <summary className={`label ${styles.tab}`}>{tab}</summary>
            <section id={id} className={styles.content} data-view-title={title}>
              {content}
            </section>
          </details>
        ))}
      </div>
    </>
  );
}

type TabNameProps = { className?: string | undefined; children: string };

/** What a tab is called: a button to those who hear it, which a summary is not in every browser. */
export function TabName({ className, children }: TabNameProps) {
  return (
    <span role="button" className={className}>
      {children}
    </span>
  );
}
