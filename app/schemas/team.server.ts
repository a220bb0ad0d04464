import { z } from "zod";
import { line, noTwoShare, paragraph, pictureIn, sample, slug } from "./fields.server.ts";
import { type Picture, picture } from "./pictures.server.ts";
import { loadPageContent } from "./site.server.ts";

const teamMember = z.strictObject({
  /** The end of the address that opens this card: /#team-amara-osei (B5). */
  id: slug,
  name: line(120, "The person’s name, as they want it written.", "Ada Example"),
  role: line(40, "What they do in the club.", "Co-President", "Marketing"),
  photo: pictureIn("content/team"),
  description: paragraph(600, "A few sentences about the person, shown when the card is opened."),
  sample,
});

export const teamSchema = z.array(teamMember).min(1).superRefine(noTwoShare("id"));

export type TeamMember = {
  id: string;
  name: string;
  role: string;
  photo: Picture;
  description: string;
};

/** The team as Home shows it, in page order (R18). */
export async function loadTeam(): Promise<TeamMember[]> {
  const members = loadPageContent("content/team.yaml", teamSchema);
  return Promise.all(
    members.map(async ({ id, name, role, photo, description }) => ({
      id,
      name,
      role,
      photo: await picture(`content/team/${photo}`, "portrait"),
      description,
    })),
  );
}
