export type Email = { address: string; subject?: string; body?: string | undefined };

export function mailtoHref({ address, subject, body }: Email): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}` : [],
  );
  return `mailto:${address}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

export function EmailLink({ address }: Pick<Email, "address">) {
  return <a href={mailtoHref({ address })}>{breakable(address)}</a>;
}

/** An address that breaks after the @ where it is too long. */
export function breakable(address: string) {
  const [name, host] = address.split("@");
  return (
    <>
      {name}@<span className="host">{host}</span>
    </>
  );
}
