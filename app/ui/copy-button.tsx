import * as UI_TEXT from "#app/ui-text.ts";
import styles from "./button.module.css";
import { type Email, mailtoHref } from "./email-link.tsx";
import { Icon } from "./icons.tsx";

type CopyButtonProps = {
  label: string;
  /** Copies the address, or with a subject and a body the whole email as text. */
  email: Email;
  /** Shown and announced when it is done: “Email address copied”. */
  toast: string;
  /** Which one of several it is. The button is then an icon, whose name is “Copy (Lunar)”. */
  about?: string;
};

/** copy.ts does the work, so the button needs no React. Hidden without JavaScript. */
export function CopyButton({ label, email, toast, about }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`label ${styles.copyLink} needs-script no-print`}
      data-copy={mailtoHref(email)}
      data-toast={toast}
    >
      <Icon name="copy" size={18} />
      {about ? (
        <span className="visually-hidden">{`${label} (${about})`}</span>
      ) : (
        <span>{label}</span>
      )}
    </button>
  );
}

type CopyLinkProps = { fragment: string; of: string };

/** Copies the URL of an entry. Without JavaScript it is a plain link. */
export function CopyLink({ fragment, of }: CopyLinkProps) {
  return (
    <a
      href={`#${fragment}`}
      className={`label ${styles.copyLink} no-print`}
      data-copy=""
      data-toast={UI_TEXT.linkCopied}
    >
      <Icon name="link" size={16} />
      <span>
        {UI_TEXT.copyLink}
        <span className="visually-hidden">{` ${UI_TEXT.copyLinkTo.replace("{name}", of)}`}</span>
      </span>
    </a>
  );
}
