import { allContent } from "./content-error.server.ts";
import {
  singleLine,
  links,
  listOf,
  uniqueBy,
  paragraph,
  pictureIn,
  sample,
  slug,
} from "./fields.server.ts";
import { portraitOf } from "./portraits.server.ts";
import { loadPageContent } from "./site.server.ts";

export const teamSchema = listOf("name", {
  id: slug,
  name: singleLine(120, "The person’s name, as they want it written.", "Ada Example"),
  role: singleLine(120, "What they do in the club.", "Co-President", "Marketing").optional(),
  group: singleLine(
    90,
    "Which part of the team. Each gets a heading.",
    "Advisors",
    "Alumni",
  ).optional(),
  photo: pictureIn("content/team", "portrait")
    .optional()
    .meta({ description: "Without a photo, the card shows the initials." }),
  description: paragraph(
    2000,
    "A few sentences about the person, shown when the card is opened.",
  ).optional(),
  links: links.min(1).max(6).optional(),
  sample,
}).superRefine(uniqueBy("id"));

export const TEAM_FILE = "content/team.yaml";

export async function loadTeam() {
  const members = loadPageContent(TEAM_FILE, teamSchema);
  return allContent(members, async (member) => ({
    ...member,
    ...(await portraitOf(member)),
  }));
}

export type TeamMember = Awaited<ReturnType<typeof loadTeam>>[number];
