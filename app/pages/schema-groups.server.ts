import { z } from "zod";
import { namedEntry } from "#app/content/fields.server.ts";

/** A part of a page that a club may leave out. */
export function optionalGroup<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape).optional();
}

/** A list of groups, each called by one of its fields. */
export function listOf<Shape extends z.core.$ZodLooseShape>(
  namedBy: keyof Shape & string,
  shape: Shape,
) {
  return z.array(namedEntry(namedBy, shape));
}
