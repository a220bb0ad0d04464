import { z } from "zod";
import { internalLink, unique } from "./fields.server.ts";
import { pagePaths } from "./pages.server.ts";

const oldAddress = z
  .string()
  .regex(
    /^(?:\/[\p{L}\p{M}\p{N}._~-]+)+\/?$/u,
    "write what was behind the site’s name, such as /events/2019.",
  )
  .refine((from) => !pagePaths().includes(from.toLowerCase().replace(/(?:\.html|\/)$/, "")), {
    error: "is a page of the site. Delete the entry.", // hosts ignore these differences
  })
  .meta({ description: "An address that a page had before.", examples: ["/events/2019"] });

export const redirects = z
  .array(z.strictObject({ from: oldAddress, to: internalLink }))
  .superRefine(unique("from"))
  .optional()
  .meta({ description: "Old addresses, and the page each leads on to for good." });
