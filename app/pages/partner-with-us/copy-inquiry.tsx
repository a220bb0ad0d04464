import type { Partner } from "./content.server.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import type { EmailAddress } from "#app/ui/email-link.tsx";

type CopyInquiryProps = {
  inquiry: Partner["contact"]["inquiry"];
  address: EmailAddress;
  contact: Partner["contact"];
  /** The tier or partner type that the email is about. */
  about?: string;
  variant?: "outline" | "plain";
};

/** Copies the email as text, for people without an email program. */
export function CopyInquiry({ inquiry, address, contact, about, variant }: CopyInquiryProps) {
  return (
    <CopyButton
      label={contact.copyTextButton}
      toast={contact.copiedTextNotice}
      email={{ address, ...inquiry }}
      about={about && `(${about})`}
      variant={variant}
    />
  );
}
