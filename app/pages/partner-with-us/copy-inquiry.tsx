import type { Partner } from "./content.server.ts";
import styles from "./copy-inquiry.module.css";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { mailtoHref } from "#app/ui/email-link.tsx";

type CopyInquiryProps = {
  inquiry: Partner["contact"]["inquiry"] | undefined;
  address: string;
  contact: Partner["contact"];
  /** The tier or partner type that the email is about. */
  about?: string;
};

/** Copies the email as text, if it has any, for people without an email program. */
export function CopyInquiry({ inquiry, address, contact, about }: CopyInquiryProps) {
  const { copyTextButton, copiedTextNotice } = contact;
  if (!inquiry?.body || !copyTextButton || !copiedTextNotice) return null;
  const email = { address, ...inquiry };
  const toast = about ? `${about}: ${copiedTextNotice}` : copiedTextNotice;
  const button = <CopyButton label={copyTextButton} {...{ toast, email, about }} />;
  return about ? <span className={styles.icon}>{button}</span> : button;
}

/** The link of a button that has no email of its own leads to the contact. */
export function inquiryHref(address: string, inquiry: CopyInquiryProps["inquiry"]): string {
  return inquiry ? mailtoHref({ address, ...inquiry }) : "#get-in-touch";
}
