/** An e-mail address in two parts: whole addresses stand nowhere in script or data, so that harvesters find none. */
export type EmailAddress = { user: string; host: string };

type EmailLinkProps = {
  address: EmailAddress;
  /** Prefills the mail (B6). */
  subject?: string;
  body?: string;
};

/** The `mailto:` address of a (prefilled) mail, for a link. */
export function mailtoHref({ address, subject, body }: EmailLinkProps): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}` : [],
  );
  return `mailto:${address.user}@${address.host}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

/** A prefilled mail as plain text (B6), for people whose mail program does not open from a page. */
export function mailText({ address, subject, body }: EmailLinkProps): string {
  return `To: ${address.user}@${address.host}\nSubject: ${subject ?? ""}\n\n${body ?? ""}`;
}

/** An e-mail address that can be read, pressed and copied, with or without JavaScript. */
export function EmailLink(props: EmailLinkProps) {
  const { user, host } = props.address;
  return (
    <a href={mailtoHref(props)}>
      {`${user}@`}
      <wbr />
      {host}
    </a>
  );
}
