import { useRef } from "react";
import styles from "./button.module.css";
import { Icon } from "./icons.tsx";
import { toasts } from "./toasts.ts";

type CopyButtonProps = {
  label: string;
  /** Gives the text when the button is pressed, so that an e-mail address need not stand in an attribute. */
  text: () => string;
  /** Said when it is done: “E-mail address copied”. */
  notice: string;
  /** Adds what the label alone does not say, for those who hear it: “Copy text” for which tier. */
  about?: string;
  variant?: "outline" | "plain";
};

/** Copies a text and says so (R19, B6). Without JavaScript it is not shown: the text stands beside it. */
export function CopyButton({ label, text, notice, about, variant = "outline" }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`${variant === "plain" ? styles.copyLink : styles.button} needs-script no-print`}
      data-variant={variant}
      data-needs-react=""
      onClick={() => void copy(text(), notice)}
    >
      <span>
        {label}
        {about && <span className="visually-hidden">{` ${about}`}</span>}
      </span>
      <Icon name="copy" size={18} />
    </button>
  );
}

type CopyLinkProps = {
  /** The id of the entry. */
  fragment: string;
  /** What the entry is called, for those who hear the page. */
  of: string;
};

/** A small link to one entry (B5): it copies its address; without JavaScript it is a plain link to it. */
export function CopyLink({ fragment, of }: CopyLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <a
      ref={link}
      href={`#${fragment}`}
      className={styles.copyLink}
      data-needs-react=""
      onClick={(event) => {
        event.preventDefault();
        void copy(link.current?.href ?? "", "Link copied");
      }}
    >
      <Icon name="link" size={16} />
      <span>
        Copy link<span className="visually-hidden">{` to “${of}”`}</span>
      </span>
    </a>
  );
}

async function copy(text: string, notice: string) {
  try {
    await navigator.clipboard.writeText(text);
    toasts.add({ status: "success", message: notice });
  } catch {
    toasts.add({
      status: "error",
      message: `Your browser blocked copying. Here’s the text:\n${text}`,
    });
  }
}
