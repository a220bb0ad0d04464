import { XMLBuilder } from "fast-xml-parser";

/** For trees in which the names of attributes begin with “@”. */
export const xml = new XMLBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
});
