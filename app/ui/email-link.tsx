/** An email address in two parts, so that harvesters find no whole address in script or data. */
export type EmailAddress = { user: string; host: string };

type EmailLinkProps = {
  address: EmailAddress;
  subject?: string | undefined;
  body?: string | undefined;
};

export function mailtoHref({ address, subject, body }: EmailLinkProps): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}` : [],
  );
  return `mailto:${address.user}@${address.host}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

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
