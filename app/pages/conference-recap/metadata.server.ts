import type { Thing } from "schema-dts";
import { eventPart } from "../structured-data.server.ts";
import { loadConferenceRecap } from "./content.server.ts";
import { yearOf } from "./edition-year.server.ts";

export async function structuredData(path: string): Promise<Thing[]> {
  return [eventPart(await loadConferenceRecap(yearOf(path)))];
}
