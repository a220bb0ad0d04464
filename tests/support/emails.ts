import { expect, type Locator } from "@playwright/test";

type Inquiry = { subject: string; body?: string };

/** Expects a link that opens an email to this address, filled in as the content says. `name` is of one of several. */
export async function expectEmail(link: Locator, to: string, inquiry?: Inquiry, name?: string) {
  const { subject = "", body = "" } = inquiry ?? {};
  const lines = body.trim().replaceAll("\n", "\r\n");
  expect(parseEmail(await link.getAttribute("href")), name).toEqual({ to, subject, body: lines });
}

/** Decodes a `mailto:` link as RFC 6068 requires: a plus sign is no space. */
function parseEmail(href: string | null) {
  const [, to = "", fields = ""] = /^mailto:([^?]*)\??(.*)$/.exec(href ?? "") ?? [];
  const read = (name: string) =>
    fields
      .split("&")
      .map((field) => field.split("="))
      .flatMap(([key, value = ""]) => (key === name ? decodeURIComponent(value) : []))
      .join();
  return { to: decodeURIComponent(to), subject: read("subject"), body: read("body") };
}
