/** An email address in two parts, so that harvesters find no whole address in script or data. */
export type EmailAddress = { user: string; host: string };

export type Email = { address: EmailAddress; subject?: string; body?: string | undefined };

export function mailtoHref({ address, subject, body }: Email): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}` : [],
  );
  return `mailto:${address.user}@${address.host}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

export function EmailLink({ address }: Pick<Email, "address">) {
  return (
    <a href={mailtoHref({ address })}>
      {`${address.user}@`}
      <wbr />
      {address.host}
    </a>
  );
}
