import { z } from "zod";
import { currency, webLink, singleLine } from "#app/content/fields.server.ts";

const price = z
  .strictObject({
    text: singleLine(60, "The price as it is printed.", "$10, free for students"),
    amount: z
      .number()
      .min(0)
      .meta({ description: "The lowest price as a number, 0 if free.", examples: [10] }),
    currency,
  })
  .meta({ description: "The price, for visitors and search engines. Leave it out if unknown." });

export const ticket = z.strictObject({
  label: singleLine(40, "The ticket button’s words.", "Secure a ticket"),
  url: webLink,
  price: price.optional(),
});
