import type { Thing } from "schema-dts";
import { faqPart } from "../structured-data.server.ts";
import { loadPartner } from "./content.server.ts";

export function structuredData(): Thing[] {
  const { faq } = loadPartner();
  return faq ? [faqPart(faq.questions)] : [];
}
