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
  /** Which one of several it is, “Copy text (Lunar)” for screen readers. These show their icon only. */
  about?: string | undefined;
};

/** app/start/copy.ts does the work, so the button needs no React. Hidden without JavaScript. */
export function CopyButton({ label, email, toast, about }: CopyButtonProps) {
  const name = about ? `${label} (${about})` : label;
  return (
    <button
      type="button"
      className={`${about ? styles.copyLink : styles.button} needs-script no-print`}
      title={about && name}
      data-variant="outline"
      data-copy={mailtoHref(email)}
      data-toast={toast}
    >
      <span className={about && "visually-hidden"}>{name}</span>
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
