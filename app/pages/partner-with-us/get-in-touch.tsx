import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { EmailLink, mailtoHref } from "#app/ui/email-link.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./get-in-touch.module.css";

type GetInTouchProps = { contact: Partner["contact"]; address: string };

export function GetInTouch({ contact, address }: GetInTouchProps) {
  const { inquiry } = contact;
  return (
    <section id="get-in-touch" tabIndex={-1} className={styles.contact}>
      <div className="wrap section split">
        <div className={styles.words}>
          <h2>{UI_TEXT.getInTouch}</h2>
          <Paragraph className="lead">{contact.text}</Paragraph>
          <div className="no-print">
            <ButtonLink to={mailtoHref({ address, ...inquiry })} icon="mail">
              {UI_TEXT.emailUs}
            </ButtonLink>
          </div>
        </div>
        {inquiry?.body && (
          <div className={`${styles.letter} no-print`} data-theme="light">
            <p className="label">{inquiry.subject}</p>
            <CopyInquiry {...{ inquiry, address }} about={inquiry.subject} />
            <p className={`label ${styles.body}`}>{inquiry.body}</p>
          </div>
        )}
        <div className={`cluster ${styles.address}`}>
          <p className="statement">
            <EmailLink address={address} />
          </p>
          <CopyButton
            label={UI_TEXT.copyAddress}
            toast={UI_TEXT.addressCopied}
            email={{ address }}
          />
        </div>
      </div>
    </section>
  );
}

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
