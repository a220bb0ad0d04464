import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./page.server.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { mailtoHref } from "#app/ui/email-link.tsx";

type CopyInquiryProps = {
  inquiry: Partner["contact"]["inquiry"] | undefined;
  address: string;
  /** What the email is about: a tier, a partner type or its subject. */
  about: string;
};

/** Copies the email as text, if it has any, for people without an email program. */
export function CopyInquiry({ inquiry, address, about }: CopyInquiryProps) {
  if (!inquiry?.body) return null;
  return (
    <CopyButton
      label={UI_TEXT.copyText}
      about={about}
      email={{ address, ...inquiry }}
      toast={`${about}: ${UI_TEXT.textCopied}`}
    />
  );
}

/** The link of a button that has no email of its own leads to the contact. */
export function inquiryHref(address: string, inquiry: CopyInquiryProps["inquiry"]): string {
  return inquiry ? mailtoHref({ address, ...inquiry }) : "#get-in-touch";
}
