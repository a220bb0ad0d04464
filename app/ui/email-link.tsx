export type Email = { address: string; subject?: string; body?: string | undefined };

export function mailtoHref({ address, subject, body }: Email): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}` : [],
  );
  return `mailto:${address}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

export function EmailLink({ address }: Pick<Email, "address">) {
  return (
    <a href={mailtoHref({ address })}>
      <EmailAddress address={address} />
    </a>
  );
}

/** May break before the host. */
export function EmailAddress({ address }: Pick<Email, "address">) {
  const host = address.lastIndexOf("@") + 1;
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  );
}
