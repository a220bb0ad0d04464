import styles from "./button.module.css";
import { type Email, mailtoHref } from "./email-link.tsx";
import { fill } from "./fill.ts";
import { Icon } from "./icons.tsx";

type CopyButtonProps = {
  label: string;
  /** Copies the address, or with a subject and a body the whole email as text. */
  email: Email;
  /** Shown and announced when it is done: “Email address copied”. */
  toast: string;
  /** Completes the label for screen readers: “Copy text (Lunar)”. */
  about?: string;
  variant?: "outline" | "plain";
};

/** app/start/copy.ts does the work, so the button needs no React. Hidden without JavaScript. */
export function CopyButton({ label, email, toast, about, variant = "outline" }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`${variant === "plain" ? styles.copyLink : styles.button} needs-script no-print`}
      data-variant={variant}
      data-copy={mailtoHref(email)}
      data-toast={toast}
    >
      <span>
        {label}
        {about && <span className="visually-hidden">{` ${about}`}</span>}
      </span>
      <Icon name="copy" size={18} />
    </button>
  );
}

type CopyLinkProps = { fragment: string; of: string };

/** Copies the URL of an entry. Without JavaScript it is a plain link. */
export function CopyLink({ fragment, of }: CopyLinkProps) {
  return (
    <a
      href={`#${fragment}`}
      className={styles.copyLink}
      data-copy=""
      data-toast={UI_TEXT.linkCopied}
    >
      <Icon name="link" size={16} />
      <span>
        {UI_TEXT.copyLink}
        <span className="visually-hidden">{` ${fill(UI_TEXT.copyLinkTo, { name: of })}`}</span>
      </span>
    </a>
  );
}
