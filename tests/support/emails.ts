import { expect, type Locator } from "@playwright/test";

/** Expects a link that opens an email to this address with this subject, whose text has these words. */
export async function expectEmail(link: Locator, to: string, subject = "", words = "") {
  const email = parseEmail(await link.getAttribute("href"));
  expect(email).toEqual({ to, subject, body: expect.stringContaining(words) });
  // Lines of emails end with both.
  expect(email.body).not.toMatch(/[^\r]\n/);
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
