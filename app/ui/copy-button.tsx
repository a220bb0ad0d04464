import { useRef } from "react";
import styles from "./button.module.css";
import { Icon } from "./icons.tsx";
import { toasts } from "./toasts.ts";

type CopyButtonProps = {
  label: string;
  /** A function, so that no attribute contains an email address. */
  text: () => string;
  /** Shown and announced when it is done: “Email address copied”. */
  toast: string;
  /** Completes the label for screen readers: “Copy text (Lunar)”. */
  about?: string;
  variant?: "outline" | "plain";
};

/** Copies a text and shows a toast. Hidden without JavaScript. */
export function CopyButton({ label, text, toast, about, variant = "outline" }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`${variant === "plain" ? styles.copyLink : styles.button} needs-script no-print`}
      data-variant={variant}
      data-needs-react=""
      onClick={() => void copy(text(), toast)}
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
  fragment: string;
  of: string;
};

/** Copies the URL of an entry. Without JavaScript it is a plain link. */
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

async function copy(text: string, toast: string) {
  try {
    await navigator.clipboard.writeText(text);
    toasts.add({ status: "success", message: toast });
  } catch {
    toasts.add({
      status: "error",
      message: `Your browser blocked copying. Here’s the text:\n${text}`,
    });
  }
}
