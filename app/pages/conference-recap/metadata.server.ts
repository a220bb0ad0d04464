import { CONFERENCE, yearAt } from "#app/content/event-series.server.ts";
import type { Thing } from "schema-dts";
import { eventPart } from "../structured-data.server.ts";
import { loadConferenceRecap } from "./content.server.ts";

export async function structuredData(path: string): Promise<Thing[]> {
  return [eventPart(await loadConferenceRecap(yearAt(CONFERENCE, path)))];
}
