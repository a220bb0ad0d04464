import { expect, test, vi } from "vitest";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { pagePaths } from "../../app/content/pages.server.ts";
import { type ContentProblem, describeProblem } from "../../app/content/content-error.server.ts";
import { copyContentForEachTest, TEST_CONTENT_FILES } from "./copied-content.ts";

// The words are under test here; pictures.test.ts makes pictures.
vi.mock(import("../../app/content/pictures.server.ts"), async (original) =>
  (await import("./without-pictures.ts")).withoutPictures(original),
);

const content = copyContentForEachTest();

/** Without the lines, which problem-lines.test.ts checks. */
async function problems(): Promise<string> {
  return described(await findContentProblems(), false);
}

function described(found: ContentProblem[], hasLines: boolean): string {
  return found
    .map((each) => describeProblem(hasLines ? each : { ...each, line: undefined }))
    .join("\n\n");
}

const EDITION = "content/conferencex/2025.yaml";
const RECAP = "content/conferencex/2024.yaml";
const FIGURES = "content/figures.yaml";
const HOME = "content/home.yaml";
const LEARNAI = "content/learnai.yaml";
const NEWSLETTER = "content/newsletter.yaml";
const ORGANISATIONS = "content/organisations.yaml";
const PARTNER = "content/partner-with-us.yaml";
const PROJECTX = "content/projectx.yaml";
const SITE = "content/site.yaml";
const TEAM = "content/team.yaml";

/** In a message LINE is the line of the change, and LINE+1 the next. */
type Mistake = { title: string; file: string; from: string; to: string; message: string };

const INDENTED_OTHERWISE = `the spaces at the beginning of this line do not fit the lines around it.
Begin it exactly below the lines that belong to the same entry: two spaces for each level, and “- ” before the first line of an entry.`;

const MISTAKES: Mistake[] = [
  {
    title: "a field that is missing",
    file: TEAM,
    from: "  role: Community\n",
    to: "",
    message: `content/team.yaml, “Mara Haldane”: role is missing.
Add a line “role: …” with a text.`,
  },
  {
    title: "a field left empty",
    file: TEAM,
    from: "role: Community",
    to: "role:",
    message: `content/team.yaml, “Mara Haldane”: role is empty.
Write a text after “role:”.`,
  },
  {
    title: "a text of blanks",
    file: TEAM,
    from: "role: Community",
    to: 'role: " "',
    message: `content/team.yaml, “Mara Haldane”: role is empty.
Write a text after “role:”.`,
  },
  {
    title: "a name that is missing",
    file: TEAM,
    from: "  name: Mara Haldane\n",
    to: "",
    message: `content/team.yaml, “mara-haldane”: name is missing.
Add a line “name: …” with a text.`,
  },
  {
    title: "a group of fields that is missing",
    file: SITE,
    from: "partnerButton:",
    to: "button:",
    message: `content/site.yaml: partnerButton is missing.
Add a line “partnerButton: …” with fields of its own, indented by two spaces.

content/site.yaml: there is a field “button” that the site does not know.
Correct its spelling, or take the line out.`,
  },
  {
    title: "a choice that is missing",
    file: HOME,
    from: "      theme: dark\n",
    to: "",
    message: `content/home.yaml, projects → cards → “ProjectX”: theme is missing.
Add a line “theme: …” with one of: dark, light.`,
  },
  {
    title: "a misspelt field",
    file: TEAM,
    from: "photo: mara",
    to: "foto: mara",
    message: `content/team.yaml, “Mara Haldane”: there is a field “foto” that the site does not know.
Write “photo: …” instead.`,
  },
  {
    title: "a field with capitals",
    file: TEAM,
    from: "role: Community",
    to: "Role: Community",
    message: `content/team.yaml, “Mara Haldane”: there is a field “Role” that the site does not know.
Write “role: …” instead.`,
  },
  {
    title: "a field too many",
    file: TEAM,
    from: "role: Community",
    to: "role: Community\n  shoe: 38",
    message: `content/team.yaml, “Mara Haldane”: there is a field “shoe” that the site does not know.
Correct its spelling, or take the line out.`,
  },
  {
    title: "a number for a text",
    file: TEAM,
    from: "role: Community",
    to: "role: 5",
    message: `content/team.yaml, “Mara Haldane”: role is 5, not a text.
Write a text after “role:”, in quotation marks if it begins with a brace or looks like a number or like true and false.`,
  },
  {
    title: "a list for a text",
    file: TEAM,
    from: "role: Community",
    to: "role: [Community]",
    message: `content/team.yaml, “Mara Haldane”: role is a list, not a text.
Write a text after “role:”, in quotation marks if it begins with a brace or looks like a number or like true and false.`,
  },
  {
    title: "a text for a list",
    file: HOME,
    from: "strip:\n",
    to: "strip: Conferences\nunused:\n",
    message: `content/home.yaml: strip is “Conferences”, not a list (lines that begin with “- ”).
Write a list (lines that begin with “- ”) after “strip:”.

content/home.yaml: there is a field “unused” that the site does not know.
Correct its spelling, or take the line out.`,
  },
  {
    title: "a number in a list of texts",
    file: HOME,
    from: "- Hackathons",
    to: "- 5",
    message: `content/home.yaml, strip: entry 2 is 5, not a text.
Write a text, in quotation marks if it begins with a brace or looks like a number or like true and false.`,
  },
  {
    title: "a text for a number",
    file: EDITION,
    from: "year: 2025",
    to: 'year: "2025"',
    message: `content/conferencex/2025.yaml: year is “2025”, not a number.
Write a number after “year:”.`,
  },
  {
    title: "a number that is too small",
    file: SITE,
    from: "Year: 2026",
    to: "Year: 24",
    message: `content/site.yaml: copyrightYear is 24, which is too small.
Write a number from 2000 up.`,
  },
  {
    title: "a number that is not whole",
    file: PARTNER,
    from: "Dollars: 5000",
    to: "Dollars: 5000.50",
    message: `content/partner-with-us.yaml, tiers → entries → “Lunar”: priceInDollars is 5000.5, not a whole number.
Write a whole number after “priceInDollars:”.`,
  },
  {
    title: "a number that is too large",
    file: PARTNER,
    from: ": 5000\n",
    to: ": 500000000\n",
    message: `content/partner-with-us.yaml, tiers → entries → “Lunar”: priceInDollars is 500000000, which is too large.
Write a number up to 1000000.`,
  },
  {
    title: "an unknown choice",
    file: EDITION,
    from: "phase: on-sale",
    to: "phase: on sale",
    message: `content/conferencex/2025.yaml: phase is “on sale”, which is not one of the choices.
Write one of: announced, on-sale, sold-out, over.`,
  },
  {
    title: "a sample field that is neither true nor absent",
    file: TEAM,
    from: "  role: Co-President\n",
    to: "  role: Co-President\n  sample: false\n",
    message: `content/team.yaml, “Rune Mikkelsen”: sample is false.
Write “sample: true”, or take the line out.`,
  },
  {
    title: "a missing picture",
    file: TEAM,
    from: "photo: mara-haldane.png",
    to: "photo: mara-at-work.png",
    message: `content/team.yaml, “Mara Haldane” → photo: there is no picture content/team/mara-at-work.png.
Add the picture there, or correct the name.`,
  },
  {
    title: "a picture with another capital letter",
    file: TEAM,
    from: "photo: mara-haldane",
    to: "photo: Mara-Haldane",
    message: `content/team.yaml, “Mara Haldane” → photo: there is no picture content/team/Mara-Haldane.png.
There is one called mara-haldane.png: write that name, or add the missing picture.`,
  },
  {
    title: "a picture of a kind that no browser shows",
    file: TEAM,
    from: "mara-haldane.png",
    to: "mara-haldane.heic",
    message: `content/team.yaml, “Mara Haldane” → photo: “mara-haldane.heic” is not the file name of a picture.
Save the picture as a .jpg, .png, .webp or .avif file in content/team/ and write its name here.`,
  },
  {
    title: "a missing picture deep in an entry",
    file: HOME,
    from: "projectx-2.jpg",
    to: "teams.jpg",
    message: `content/home.yaml, projects → cards → “ProjectX” → image2 → file: there is no picture content/home/teams.jpg.
Add the picture there, or correct the name.`,
  },
  {
    title: "a missing logo",
    file: ORGANISATIONS,
    from: "logo: thorne-pike.svg",
    to: "logo: thorne-pine.svg",
    message: `content/organisations.yaml, “Thorne & Pike” → logo: there is no logo content/logos/thorne-pine.svg.
There is one called thorne-pike.svg: write that name, or add the missing logo.`,
  },
  {
    title: "a missing document",
    file: PROJECTX,
    from: "/code-of-conduct.pdf",
    to: "/conduct.pdf",
    message: `content/projectx.yaml, editions → “2024” → documents → entries → “Code of Conduct” → file: there is no document public/documents/projectx-2024/conduct.pdf.
Add the document there, or correct the name.`,
  },
  {
    title: "a document on another site",
    file: PROJECTX,
    from: "/documents/projectx-2024/code-of-conduct.pdf",
    to: "https://files.example/conduct.pdf",
    message: `content/projectx.yaml, editions → “2024” → documents → entries → “Code of Conduct” → file: “https://files.example/conduct.pdf” is not the address of a PDF.
Write it like /documents/projectx-2023/code-of-conduct.pdf.`,
  },
  {
    title: "a misspelt organisation",
    file: HOME,
    from: "- thorne-pike",
    to: "- thorne-pyke",
    message: `content/home.yaml, partners → organisations: “thorne-pyke” is not the id of an organisation.
Write thorne-pike if that is meant, or add the organisation to content/organisations.yaml.`,
  },
  {
    title: "an unknown organisation",
    file: EDITION,
    from: "- thorne-pike",
    to: "- tidewell",
    message: `content/conferencex/2025.yaml, partners → organisations: “tidewell” is not the id of an organisation.
Write an id from content/organisations.yaml, or add the organisation there.`,
  },
  {
    title: "an organisation twice in one strip",
    file: HOME,
    from: "- thorne-pike",
    to: "- sable-tools",
    message: `content/home.yaml, partners → organisations: “sable-tools” is in this list twice.
Delete one of the two lines.`,
  },
  {
    title: "an unknown placeholder",
    file: TEAM,
    from: "Mara makes",
    to: "Mara of {clubhouse} makes",
    message: `content/team.yaml, “Mara Haldane” → description: {clubhouse} is not known.
Write one of {club}, {clubFullName}, {university}, {abbreviation}, {tagline}, {newsletterName}, {attendees}, {prizeMoney}, {confirmedSpeakers}, {courseLength}, {startupShowcases}, or add the figure to content/figures.yaml.`,
  },
  {
    title: "a misspelt placeholder",
    file: HOME,
    from: "{prizeMoney} in",
    to: "{priceMoney} in",
    message: `content/home.yaml, projects → cards → “ProjectX” → description: {priceMoney} is not known.
Write {prizeMoney} if that is meant.`,
  },
  {
    title: "a placeholder where there are none",
    file: FIGURES,
    from: "of ConferenceX 2025.",
    to: "of {club}.",
    message: `content/figures.yaml, “attendees” → scope: {club} is not known.
Write the words out: nothing can be named in braces in this file.`,
  },
  {
    title: "a URL without encryption",
    file: SITE,
    from: "https://list.",
    to: "http://list.",
    message: `content/site.yaml: newsletterSignup is “http://list.loom-ai-lakeside.ca/subscribe”, which is not a full web address.
Write it with https:// in front, such as https://uofxai.example.`,
  },
  {
    title: "a URL without https",
    file: SITE,
    from: "https://list.",
    to: "list.",
    message: `content/site.yaml: newsletterSignup is “list.loom-ai-lakeside.ca/subscribe”, which is not a full web address.
Write it with https:// in front, such as https://uofxai.example.`,
  },
  {
    title: "a site's URL with a slash at the end",
    file: SITE,
    from: "loom-ai-lakeside.ca\n",
    to: "loom-ai-lakeside.ca/\n",
    message: `content/site.yaml, address: “https://www.loom-ai-lakeside.ca/” ends in a slash.
Take the slash away: pages add their own.`,
  },
  ...["~club", "~club/", "?page=1", "#top"].map((more) => ({
    title: `a site's URL that ends in “${more}”`,
    file: SITE,
    from: "loom-ai-lakeside.ca\n",
    to: `loom-ai-lakeside.ca/${more}\n`,
    message: `content/site.yaml, address: “https://www.loom-ai-lakeside.ca/${more}” is more than a host name, but every link of the site begins at the root of its host.
Write https://www.loom-ai-lakeside.ca, or ask your host for a name of the club’s own (docs/hosting/README.md).`,
  })),
  {
    title: "a wrong email address",
    file: SITE,
    from: "hello@loom",
    to: "hello at loom",
    message: `content/site.yaml, contacts → people → “General”: email is “hello at loom-ai-lakeside.ca”, which is not an email address.
Write it like name@club.example.`,
  },
  {
    title: "a wrong language code",
    file: SITE,
    from: "en-CA",
    to: "English",
    message: `content/site.yaml: language is “English”, which is not a language code.
Write it like en or en-CA.`,
  },
  {
    title: "a wrong time zone",
    file: EDITION,
    from: "America/Halifax",
    to: "EST",
    message: `content/conferencex/2025.yaml: timeZone is “EST”, which is not a time zone.
Write it like America/Toronto.`,
  },
  {
    title: "a mistyped time zone",
    file: EDITION,
    from: "America/Halifax",
    to: "America/Tornoto",
    message: `content/conferencex/2025.yaml: timeZone is “America/Tornoto”, which is not a time zone.
Write America/Toronto if that is meant.`,
  },
  {
    title: "a time zone with a space",
    file: EDITION,
    from: "America/Halifax",
    to: "America/New York",
    message: `content/conferencex/2025.yaml: timeZone is “America/New York”, which is not a time zone.
Write America/New_York if that is meant.`,
  },
  {
    title: "a city for a time zone",
    file: EDITION,
    from: "America/Halifax",
    to: "Buenos Aires",
    message: `content/conferencex/2025.yaml: timeZone is “Buenos Aires”, which is not a time zone.
Write America/Buenos_Aires if that is meant.`,
  },
  {
    title: "an offset for a time zone",
    file: EDITION,
    from: "America/Halifax",
    to: '"-05:00"',
    message: `content/conferencex/2025.yaml: timeZone is “-05:00”, which is not a time zone.
Write it like America/Toronto.`,
  },
  {
    title: "a day that does not exist",
    file: EDITION,
    from: "2025-01-25\n",
    to: "2025-02-30\n",
    message: `content/conferencex/2025.yaml: date is “2025-02-30”, which is not a day.
Write it as year-month-day, such as 2025-01-25.`,
  },
  {
    title: "a day in another order",
    file: NEWSLETTER,
    from: "date: 2024-09-02",
    to: "date: 02/09/2024",
    message: `content/newsletter.yaml, issues → “Welcome to Loom AI”: date is “02/09/2024”, which is not a day.
Write it as year-month-day, such as 2025-01-25.`,
  },
  {
    title: "a wrong time of day",
    file: EDITION,
    from: '"09:00"',
    to: "9 AM",
    message: `content/conferencex/2025.yaml: startTime is “9 AM”, which is not a time of day.
Write it on the 24-hour clock in quotation marks, such as "09:00".`,
  },
  {
    title: "an end before the beginning",
    file: EDITION,
    from: '"17:00"',
    to: '"05:00"',
    message: `content/conferencex/2025.yaml, endTime: the end, 05:00, is not after the beginning, 09:00.
Correct one of the two times; both are on the 24-hour clock.`,
  },
  {
    title: "the year of another file",
    file: EDITION,
    from: "year: 2025",
    to: "year: 2026",
    message: `content/conferencex/2025.yaml, year: the year is 2026, but the file is called 2025.yaml.
Write 2025, or rename the file and its folder of pictures.`,
  },
  {
    title: "the same issue's id twice",
    file: NEWSLETTER,
    from: "id: winter",
    to: "id: welcome",
    message: `content/newsletter.yaml, issues → “Winter” → id: the id “welcome” is in this list twice.
Give one of the two entries another id, or delete it.`,
  },
  {
    title: "an empty list",
    file: HOME,
    from: "  typedWords:\n    - ProjectX\n",
    to: "  typedWords: []\n",
    message: `content/home.yaml: hero → typedWords has too few entries (0).
Give at least 1, each on a line that begins with “- ”.`,
  },
  {
    title: "a text that is too long",
    file: TEAM,
    from: "role: Community",
    to: "role: Community and everything else that has to do with people",
    message: `content/team.yaml, “Mara Haldane”: role is too long for its place (56 characters).
Shorten it to 40 characters or fewer.`,
  },
  {
    title: "a text of a list that is too long",
    file: HOME,
    from: "- Hackathons",
    to: "- Hackathons and every other way to spend a night with a computer",
    message: `content/home.yaml, strip: “Hackathons and every other way to spend a night with a co…” is too long for its place (63 characters).
Shorten it to 40 characters or fewer.`,
  },
  {
    title: "a text that is too short",
    file: LEARNAI,
    from: "LearnAI is a",
    to: "Soon. #",
    message: `content/learnai.yaml: page → description is too short (5 characters).
Write at least 50 characters.`,
  },
  {
    title: "the same organisation's id twice",
    file: ORGANISATIONS,
    from: "- id: grenfell\n",
    to: "- id: sable-tools\n  name: Twin\n  kind: company\n  url: https://www.twin.ca\n  logo: sable-tools.svg\n\n- id: grenfell\n",
    message: `content/organisations.yaml, “Twin” → id: the id “sable-tools” is in this list twice.
Give one of the two entries another id, or delete it.`,
  },
  {
    title: "an id with capitals and blanks",
    file: TEAM,
    from: "id: mara-haldane",
    to: "id: Mara Haldane",
    message: `content/team.yaml, “Mara Haldane”: id is “Mara Haldane”, which is not made of small letters, digits and single hyphens alone.
Write it like northwind-labs.`,
  },
  {
    title: "the same person's id twice",
    file: TEAM,
    from: "id: mara-haldane",
    to: "id: rune-mikkelsen",
    message: `content/team.yaml, “Mara Haldane” → id: the id “rune-mikkelsen” is in this list twice.
Give one of the two entries another id, or delete it.`,
  },
  {
    title: "the same speaker's id twice",
    file: EDITION,
    from: "id: milo-varga",
    to: "id: asta-nyberg",
    message: `content/conferencex/2025.yaml, speakers → “Milo Varga” → id: the id “asta-nyberg” is in this list twice.
Give one of the two entries another id, or delete it.`,
  },
  {
    title: "the same past speaker's id twice",
    file: RECAP,
    from: "id: marit-caron",
    to: "id: noor-brandt",
    message: `content/conferencex/2024.yaml, speakers → “Marit Caron” → id: the id “noor-brandt” is in this list twice.
Give one of the two entries another id, or delete it.`,
  },
  {
    title: "the same figure's id twice",
    file: FIGURES,
    from: "- id: prizeMoney",
    to: '- id: attendees\n  value: "5"\n  scope: Twins.\n\n- id: prizeMoney',
    message: `content/figures.yaml, “attendees” → id: the id “attendees” is in this list twice.
Give one of the two entries another id, or delete it.`,
  },
  {
    title: "the same tier's id twice",
    file: PARTNER,
    from: "id: solar",
    to: "id: lunar",
    message: `content/partner-with-us.yaml, tiers → entries → “Solar” → id: the id “lunar” is in this list twice.
Give one of the two entries another id, or delete it.`,
  },
  {
    title: "the same partner type's id twice",
    file: PARTNER,
    from: "id: club-partner",
    to: "id: sponsors",
    message: `content/partner-with-us.yaml, partnerTypes → entries → “Club partner” → id: the id “sponsors” is in this list twice.
Give one of the two entries another id, or delete it.`,
  },
  {
    title: "the same question of visitors twice",
    file: EDITION,
    from: "Who is speaking?",
    to: "Will there be food?",
    message: `content/conferencex/2025.yaml, faq → questions → “Will there be food?” → question: the question “Will there be food?” is in this list twice.
Give one of the two entries another question, or delete it.`,
  },
  {
    title: "the same question of partners twice",
    file: PARTNER,
    from: "Is a sponsorship renewed?",
    to: "How do we start?",
    message: `content/partner-with-us.yaml, faq → questions → “How do we start?” → question: the question “How do we start?” is in this list twice.
Give one of the two entries another question, or delete it.`,
  },
  {
    title: "the same year of ProjectX twice",
    file: PROJECTX,
    from: "editions:\n",
    to: "editions:\n  - year: 2024\n    focus: A\n    lead: B\n    tags: [C]\n    prizePool: D\n    facts: []\n",
    message: `content/projectx.yaml, editions → “2024” → year: the year “2024” is in this list twice.
Give one of the two entries another year, or delete it.`,
  },
  {
    title: "a row with too few values for the tiers",
    file: PARTNER,
    from: "[At year end, At year end]",
    to: "[At year end]",
    message: `content/partner-with-us.yaml, tiers → rows → “Reviewed” → values: there is 1 value for 2 tiers.
Write one for each tier, in this order: Lunar, Solar.`,
  },
  {
    title: "a menu item that leads to no page",
    file: SITE,
    from: "to: /projectx",
    to: "to: /project-x",
    message: `content/site.yaml, navigation → “ProjectX” → to: there is no page “/project-x”.
The pages are: ALL_PAGES.`,
  },
  {
    title: "a card that leads to no page",
    file: HOME,
    from: "location: /projectx",
    to: "location: /projects",
    message: `content/home.yaml, projects → cards → “ProjectX” → location: there is no page “/projects”.
The pages are: ALL_PAGES.`,
  },
  {
    title: "a button that leads to no page",
    file: EDITION,
    from: "to: /conferencex-2024#highlights",
    to: "to: /conferencex-2023#highlights",
    message: `content/conferencex/2025.yaml, about → button → to: there is no page “/conferencex-2023#highlights”.
The pages are: ALL_PAGES.`,
  },
  {
    title: "a menu item that leads to another site",
    file: SITE,
    from: "to: /projectx",
    to: "to: https://www.loom-ai-lakeside.ca/projectx",
    message: `content/site.yaml, navigation → “ProjectX” → to: “https://www.loom-ai-lakeside.ca/projectx” is not an address inside the site.
Write it like /newsletter or /#about.`,
  },
  {
    title: "a colon inside a text",
    file: TEAM,
    from: "role: Community",
    to: "role: Heart: Community",
    message: `content/team.yaml:LINE: there is a colon with a space where no new field can begin.
If they belong to the text, put it in quotation marks; if not, indent the lines here like those around them.`,
  },
  {
    title: "a quotation mark that stays open",
    file: NEWSLETTER,
    from: "title: Welcome",
    to: 'title: "Welcome',
    message: `content/newsletter.yaml:LINE: a quotation mark, a bracket or a comma is missing.
Close what was opened. A text with " inside can be between two ' or use “ and ” inside.`,
  },
  {
    title: "a text that begins with a brace",
    file: HOME,
    from: '"{abbreviation} AI Conference"',
    to: "{abbreviation} AI Conference",
    message: `content/home.yaml:LINE: this cannot be read as YAML (Unexpected scalar at node end).
Check the indentation (two spaces a level) and put a text that contains “: ” or begins with { [ & * ! in quotation marks.`,
  },
  {
    title: "a text that is only a brace",
    file: LEARNAI,
    from: "text: The next course begins in October.",
    to: "text: {club}",
    message: `content/learnai.yaml: text is a group of fields, not a text.
Write a text after “text:”, in quotation marks if it begins with a brace or looks like a number or like true and false.`,
  },
  {
    title: "a line indented with a tab",
    file: SITE,
    from: "  heading: Contacts",
    to: "\theading: Contacts",
    message: `content/site.yaml:LINE: the line is indented with a tab.
Use two spaces for each level instead.`,
  },
  {
    title: "a field that is there twice",
    file: TEAM,
    from: "  role: Community\n",
    to: "  role: Community\n  role: Marketing\n",
    message: `content/team.yaml:LINE+1: the same field is in one entry twice.
Delete one of the two lines, or begin a new entry with “- ”.`,
  },
  {
    title: "a line indented by one space",
    file: TEAM,
    from: "  role: Community",
    to: "   role: Community",
    message: `content/team.yaml:LINE: ${INDENTED_OTHERWISE}`,
  },
  {
    title: "a line indented by a space too few",
    file: TEAM,
    from: "  role: Community",
    to: " role: Community",
    message: `content/team.yaml:LINE: ${INDENTED_OTHERWISE}`,
  },
  {
    title: "a line at the wrong level",
    file: TEAM,
    from: "  role: Community",
    to: "role: Community",
    message: `content/team.yaml:LINE: ${INDENTED_OTHERWISE}`,
  },
  {
    title: "an entry of a list indented by a space too few",
    file: HOME,
    from: "    - thorne-pike",
    to: "   - thorne-pike",
    message: `content/home.yaml:LINE: ${INDENTED_OTHERWISE}`,
  },
  {
    title: "a text that begins with a star",
    file: TEAM,
    from: "role: Community",
    to: "role: *Community*",
    message: `content/team.yaml:LINE: this cannot be read as YAML (Unresolved alias (the anchor must be set before the alias): Community*).
Check the indentation (two spaces a level) and put a text that contains “: ” or begins with { [ & * ! in quotation marks.`,
  },
];

for (const { title, file, from, to, message } of MISTAKES) {
  test(`B10 ${title} is reported with a remedy`, async () => {
    const lineOf = (text = "") => text.split("\n").length;
    const line = lineOf(content.read(file).split(from)[0]);
    content.replace(file, from, to);
    expect(described(await findContentProblems(), message.includes("LINE"))).toBe(
      message
        .replace("LINE+1", String(line + 1))
        .replace("LINE", String(line))
        .replace("ALL_PAGES", pagePaths().join(", ")),
    );
  });
}

test("B10 content without a mistake has no problem", async () => {
  expect(await problems()).toBe("");
});

for (const file of TEST_CONTENT_FILES.filter((name) => !/conferencex/.test(name))) {
  if (file === LEARNAI) continue;
  test(`B10 a missing ${file} is reported`, async () => {
    content.remove(file);
    expect(await problems()).toBe(
      `${file}: the file is not there.\nPut it back (git keeps every earlier version), or name it as before.`,
    );
  });

  test(`B10 an empty ${file} is reported`, async () => {
    content.write(file, "# Nothing yet\n");
    expect(await problems()).toMatch(
      new RegExp(`^${file}: the content is empty\\.\nWrite (fields|a list).*\\.$`),
    );
  });
}

test("B16 without learnai.yaml there is no LearnAI page, and every link to it is named", async () => {
  content.remove(LEARNAI);
  expect((await findContentProblems()).map(({ file, entry }) => `${file}, ${entry}`)).toEqual([
    "content/site.yaml, navigation → “LearnAI” → to",
    "content/site.yaml, footerNavigation → “LearnAI” → to",
    "content/home.yaml, numbers → entries → “LearnAI course” → to",
  ]);
  for (const file of [SITE, HOME]) {
    content.write(file, content.read(file).replaceAll("/learnai", "/projectx"));
  }
  expect(await problems()).toBe("");
});

test("B10 a mistake in a shared file hides no mistake of the others", async () => {
  content.replace(SITE, "club: Loom AI", "club: Loom AI, the student club of the college");
  content.replace(FIGURES, "id: prizeMoney", "id: prize money");
  content.replace(ORGANISATIONS, "kind: company", "kind: firm");
  content.replace(HOME, "theme: dark", "theme: pink");
  content.replace(TEAM, "role: Community", "role:");
  expect(new Set((await findContentProblems()).map(({ file }) => file))).toEqual(
    new Set([SITE, FIGURES, ORGANISATIONS, HOME, TEAM, PROJECTX]),
  );
});

test("B11 the missing file is named when there is no edition", async () => {
  content.remove(EDITION);
  content.remove(RECAP);
  const year = new Date().getFullYear();
  expect(await problems()).toContain(`content/conferencex/${year}.yaml: the file is not there.`);
});

test("B11 the newest edition is the current one, and every older one is a recap", async () => {
  content.write("content/conferencex/2026.yaml", content.read(EDITION));
  const files = (await findContentProblems()).map(({ file }) => file);
  expect(files).toContain(EDITION); // The older one now, but not yet a recap.
  expect(files).not.toContain(RECAP);
});

test("B10 all mistakes of all files are reported together, each once", async () => {
  content.replace(TEAM, "role: Community", "role:");
  content.replace(TEAM, "photo: rune-mikkelsen.png", "photo: rune.heic");
  content.replace(LEARNAI, "text: The", "txt: The");
  expect((await findContentProblems()).map(({ file, entry }) => `${file}, ${entry}`)).toEqual([
    "content/team.yaml, “Rune Mikkelsen” → photo",
    "content/team.yaml, “Mara Haldane”",
    "content/learnai.yaml, ",
  ]);
});
