import { conferencePath, conferenceYears } from "../conference-years.server.ts";

export function yearOf(path: string): number {
  const year = conferenceYears().find((each) => conferencePath(each) === path);
  if (!year) throw new Error(`There is no edition for ${path} in content/conferencex/.`);
  return year;
}
