import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { expect, test, vi } from "vitest";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { loadFigures, loadSite } from "../../app/content/site.server.ts";
import { atomFeed } from "../../app/pages/newsletter/atom-feed.server.ts";
import { loadNewsletter } from "../../app/pages/newsletter/content.server.ts";
import { loadTeam } from "../../app/content/team.server.ts";
import { loadPartner } from "../../app/pages/partner-with-us/content.server.ts";
import { loadProjectx } from "../../app/pages/projectx/content.server.ts";
import { parseDocument } from "yaml";
import { loadHome } from "../../app/pages/home/content.server.ts";
import { pagePaths } from "../../app/content/pages.server.ts";
import { type ContentProblem, describeProblem } from "../../app/content/content-error.server.ts";
import {
  COMPETITION_PATH,
  NEWSLETTER_PATH,
  CONFERENCE_PATH,
  EDITION,
  RECAP,
  TEST_CONTENT_FILES,
  copyContentForEachTest,
} from "./copied-content.ts";

const content = copyContentForEachTest();

/** Without the lines, which the marks in MISTAKES check. */
async function problems(): Promise<string> {
  return withoutLines(await findContentProblems());
}

function withoutLines(found: ContentProblem[]): string {
  return found.map((each) => describeProblem({ ...each, line: undefined })).join("\n\n");
}

function placeOf(text: string, words: string) {
  const before = text.slice(0, text.indexOf(words)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

const FIGURES = "content/figures.yaml";
const HOME = "content/home.yaml";
const LEARNAI = "content/learnai.yaml";
const NEWSLETTER = "content/newsletter.yaml";
const PHOTOS = "content/pages/photos.yaml";
const ORGANISATIONS = "content/organisations.yaml";
const PARTNER = "content/partner-with-us.yaml";
const PROJECTX = "content/projectx.yaml";
const SITE = "content/site.yaml";
const TEAM = "content/team.yaml";

const INDENTED_OTHERWISE = `the spaces at the beginning of this line do not fit the lines around it.
Begin it exactly below the lines that belong to the same entry: two spaces for each level, and “- ” before the first line of an entry. A text that goes on is indented further than its field.`;

const STAYS_OPEN = `a quotation mark, a bracket or a comma is missing.
Close what was opened. If the text goes on in the next line, indent that line further than its field. Put a text with a " between two ', and one that begins with [ or { between two ".`;

/** What the check says about a file with one change, in which ▸ is before the place that it names. */
const mistake =
  (title: string, file: string, from: string | RegExp, to: string) =>
  (...words: Parameters<typeof String.raw>) => ({
    title,
    file,
    from,
    to,
    message: `${file}${String.raw(...words).trimStart()}`,
  });

const MISTAKES = [
  mistake("a field that is missing", NEWSLETTER, /(?=id: winter)((?:.*\n){3}).*\n/, "▸$1")`
, issues → “Winter”: desc is missing.
Add a line “desc: …” with a text.`,
  mistake("a field left empty", NEWSLETTER, "desc: The second issue of the year.", "▸desc:")`
, issues → “Winter”: desc is empty.
Write a text after “desc:”.`,
  mistake("a text of blanks", NEWSLETTER, "desc: The second issue of the year.", 'desc: " "')`
, issues → “Winter”: desc is empty.
Write a text after “desc:”.`,
  mistake("a field of a group that is missing", SITE, "security:\n  email", "▸security:\n  #")`
: security → email is missing.
Add a line “email: …”. Write it like name@club.example.`,
  mistake("a field of the file that is missing", SITE, /(club: [^]*)\naddress:/, "▸$1\n#")`
: address is missing.
Add a line “address: …” with a text.`,
  mistake("a bracket that stays open", HOME, "- Hackathons", "- ▸[Hackathons")`
: ${STAYS_OPEN}`,
  mistake("a name that is missing", TEAM, "  name: Mara Haldane\n", "")`
, “mara-haldane”: name is missing.
Add a line “name: …” with a text.`,
  mistake("a group of fields by another name", HOME, "hero:", "top:")`
: there is a field “top” that the site does not know.
Write “hero: …” instead.`,
  mistake("a choice that is missing", EDITION, /^phase: .*\n/m, "")`
: phase is missing.
Add a line “phase: …” with one of: announced, on-sale, sold-out, over.`,
  mistake("a misspelt field", TEAM, "photo: mara", "▸foto: mara")`
, “Mara Haldane”: there is a field “foto” that the site does not know.
Write “photo: …” instead.`,
  mistake("a field with capitals", TEAM, "role: Community", "Role: Community")`
, “Mara Haldane”: there is a field “Role” that the site does not know.
Write “role: …” instead.`,
  mistake("a field too many", TEAM, "role: Community", "role: Community\n  ▸shoe: 38")`
, “Mara Haldane”: there is a field “shoe” that the site does not know.
Correct its spelling, or take the line out.`,
  mistake("a list for a text", TEAM, "role: Community", "role: [Community]")`
, “Mara Haldane”: role is a list, not a text.
Write a text after “role:”, in quotation marks if it begins with { or [ or has a colon with a space.`,
  mistake("a text for a list", HOME, "strip:\n", "strip: Conferences\nunused:\n")`
: strip is “Conferences”, not a list (lines that begin with “- ”).
Write a list (lines that begin with “- ”) after “strip:”.

${HOME}: there is a field “unused” that the site does not know.
Correct its spelling, or take the line out.`,
  mistake("a text for a number", EDITION, "year: 2025", "year: MMXXV")`
: year is “MMXXV”, not a number.
Write a number after “year:”, in digits alone.`,
  mistake("a number that is too small", SITE, "Year: 2026", "Year: 24")`
: copyrightYear is 24, which is too small.
Write a number from 2000 up. Or take the line out.`,
  mistake("a number that is not whole", PARTNER, "price: 5000", "price: 5000.50")`
, tiers → entries → “Lunar”: price is “5000.5”, not a whole number.
Write a whole number after “price:”, in digits alone. Or take the line out.`,
  mistake("a number that is too large", PARTNER, ": 5000\n", ": 5000000000\n")`
, tiers → entries → “Lunar”: price is 5000000000, which is too large.
Write a number up to 1000000000.`,
  mistake("an unknown choice", EDITION, "phase: on-sale", "phase: on sale")`
: phase is “on sale”, which is not one of the choices.
Write one of: announced, on-sale, sold-out, over.`,
  mistake("a sample mark that is no mark", TEAM, /(role: Co-P.*\n)/, "$1  sample: no\n")`
, “Rune Mikkelsen”: sample is “no”, not true or false.
Write true or false after “sample:”.`,
  mistake("a missing picture", TEAM, "photo: mara-haldane.png", "▸photo: mara-at-work.png")`
, “Mara Haldane” → photo: there is no picture content/team/mara-at-work.png.
Add the picture there, or correct the name.`,
  mistake("a picture with another capital", TEAM, "photo: mara-haldane", "photo: Mara-Haldane")`
, “Mara Haldane” → photo: there is no picture content/team/Mara-Haldane.png.
There is one called mara-haldane.png: write that name, or add the missing picture.`,
  mistake("a picture that no browser shows", TEAM, "mara-haldane.png", "mara-haldane.heic")`
, “Mara Haldane” → photo: “mara-haldane.heic” is not the file name of a picture.
Save the picture as a .jpg, .png, .webp or .avif file in content/team/ and write its name here.`,
  mistake("a missing picture deep in an entry", HOME, "projectx-2.jpg", "teams.jpg")`
, projects → cards → “ProjectX” → image2 → file: there is no picture content/home/teams.jpg.
Add the picture there, or correct the name.`,
  mistake("a missing logo", ORGANISATIONS, "logo: thorne-pike.svg", "logo: thorne-pine.svg")`
, “Thorne & Pike” → logo: there is no logo content/logos/thorne-pine.svg.
There is one called thorne-pike.svg: write that name, or add the missing logo.`,
  mistake("a missing document", PROJECTX, "/code-of-conduct.pdf", "/conduct.pdf")`
, editions → “2024” → documents → entries → “Code of Conduct” → file: there is no document public/documents/projectx-2024/conduct.pdf.
Add the document there, or correct the name.`,
  mistake(
    "a document on another site",
    PROJECTX,
    "/documents/projectx-2024/code-of-conduct.pdf",
    "https://files.example/conduct.pdf",
  )`
, editions → “2024” → documents → entries → “Code of Conduct” → file: “https://files.example/conduct.pdf” is not the address of a PDF.
Write it like /documents/projectx-2023/code-of-conduct.pdf.`,
  mistake("a misspelt organisation", HOME, "- thorne-pike", "- ▸thorne-pyke")`
, partners → organisations: “thorne-pyke” is not the id of an organisation.
Write thorne-pike if that is meant, or add it to ${ORGANISATIONS}.`,
  mistake("an unknown organisation", EDITION, "- thorne-pike", "- tidewell")`
, partners → organisations: “tidewell” is not the id of an organisation.
Write an id from ${ORGANISATIONS}, or add it there.`,
  mistake("an organisation twice in one strip", HOME, "- thorne-pike", "- sable-tools")`
, partners → organisations: “sable-tools” is in this list twice.
Delete one of the two lines.`,
  mistake("an unknown placeholder", TEAM, "Mara makes", "Mara of {clubhouse} makes")`
, “Mara Haldane” → description: {clubhouse} is not known.
Write one of {club}, {clubFullName}, {university}, {abbreviation}, {tagline}, {newsletterName}, {attendees}, {prizeMoney}, {confirmedSpeakers}, {courseLength}, {startupShowcases}, or add the figure to ${FIGURES}.`,
  mistake("a misspelt placeholder", HOME, /description: (.*){prizeM/, "▸description: $1{priceM")`
, projects → cards → “ProjectX” → description: {priceMoney} is not known.
Write {prizeMoney} if that is meant.`,
  mistake("a placeholder where there are none", FIGURES, "of ConferenceX 2025.", "of {club}.")`
, “attendees” → scope: {club} is not known.
Write the words out: nothing can be named in braces in this file.`,
  mistake("a URL without https", SITE, "https://list.", "list.")`
, newsletterSignup: “list.loom-ai-lakeside.ca/subscribe” is not a full web address.
Write it with https:// in front, such as https://uofxai.example.`,
  ...["~club", "~club/", "?page=1", "#top"].map(
    (more) =>
      mistake(
        `a site's URL that ends in “${more}”`,
        SITE,
        "loom-ai-lakeside.ca\n",
        `loom-ai-lakeside.ca/${more}\n`,
      )`
, address: “https://www.loom-ai-lakeside.ca/${more}” is more than a host name, but every link of the site begins at the root of its host.
Write https://www.loom-ai-lakeside.ca, or ask your host for a name of the club’s own.`,
  ),
  mistake("a wrong email address", SITE, "hello@loom", "hello at loom")`
, contacts → people → “General”: email is “hello at loom-ai-lakeside.ca”, which is not an email address.
Write it like name@club.example.`,
  mistake("a wrong language code", SITE, "en-CA", "English")`
: language is “English”, which is not a language code.
Write it like en or en-CA.`,
  mistake("a wrong time zone", EDITION, "America/Halifax", "EST")`
: timeZone is “EST”, which is not a time zone.
Write it like America/Toronto.`,
  mistake("a mistyped time zone", EDITION, "America/Halifax", "America/Tornoto")`
: timeZone is “America/Tornoto”, which is not a time zone.
Write America/Toronto if that is meant.`,
  mistake("a time zone with a space", EDITION, "America/Halifax", "America/New York")`
: timeZone is “America/New York”, which is not a time zone.
Write America/New_York if that is meant.`,
  mistake("a city for a time zone", EDITION, "America/Halifax", "Buenos Aires")`
: timeZone is “Buenos Aires”, which is not a time zone.
Write America/Buenos_Aires if that is meant.`,
  mistake("an offset for a time zone", EDITION, "America/Halifax", '"-05:00"')`
: timeZone is “-05:00”, which is not a time zone.
Write it like America/Toronto.`,
  mistake("a day that does not exist", EDITION, "2025-01-25\n", "2025-02-30\n")`
: date is “2025-02-30”, which is not a day of any calendar.
Correct the month or the day.`,
  mistake("a day in another order", NEWSLETTER, "date: 2024-09-02", "date: 02/09/2024")`
, issues → “Welcome to Loom AI”: date is “02/09/2024”, which is not a day.
Write it as year-month-day, such as 2025-01-25.`,
  mistake("a wrong time of day", EDITION, '"09:00"', "9 AM")`
: startTime is “9 AM”, which is not a time of day.
Write it on the 24-hour clock, such as 09:00.`,
  mistake("an end before the beginning", EDITION, '"17:00"', '"05:00"')`
, endTime: the end, 05:00, is not after the beginning, 09:00.
Correct one of the two times, on the 24-hour clock, or add the next day as endDate for an end after midnight.`,
  mistake("the year of another file", EDITION, "year: 2025", "year: 2026")`
, year: the year is 2026, but the file is called 2025.yaml.
Write 2025, or rename the file and its folder of pictures.`,
  mistake("a list that is too short", HOME, /strip:\n(.*\n).*\n.*\n/, "▸strip:\n$1")`
: strip has too few entries (1).
Give at least 2, each on a line that begins with “- ”.`,
  mistake(
    "a text that is too long",
    TEAM,
    "role: Community",
    "role: Community and everything else that has to do with people, with places, with money and with all the talks of the whole term",
  )`
, “Mara Haldane”: role is too long for its place (122 characters).
Shorten it to 120 characters or fewer.`,
  mistake(
    "a text of a list that is too long",
    HOME,
    "- Hackathons",
    "- ▸Hackathons and every other way to spend a night with a computer",
  )`
, strip: “Hackathons and every other way to spend a night with a co…” is too long for its place (63 characters).
Shorten it to 40 characters or fewer.`,
  mistake("a text that is too short", LEARNAI, "LearnAI is a", "Soon. #")`
: page → description is too short (5 characters).
Write at least 10 characters.`,
  mistake("an id with capitals and blanks", TEAM, "id: mara-haldane", "id: Mara Haldane")`
, “Mara Haldane”: id is “Mara Haldane”, which is not made of small letters, digits and single hyphens alone.
Write it like northwind-labs.`,
  mistake("the same person's id twice", TEAM, "id: mara-haldane", "▸id: rune-mikkelsen")`
, “Mara Haldane” → id: the id “rune-mikkelsen” is in this list twice.
Give one of the two entries another id, or delete it.`,
  mistake(
    "the same year of ProjectX twice",
    PROJECTX,
    "editions:\n",
    "editions:\n  - year: 2024\n    focus: A\n    lead: B\n    tags: [C]\n    prizePool: D\n    facts: []\n",
  )`
, editions → “2024” → year: two editions are of 2024.
Add a line “name: …” to one, such as Spring 2024, which no other has.`,
  mistake("a row with too few values", PARTNER, "[At year end, At year end]", "[At year end]")`
, tiers → rows → “Reviewed” → values: there is 1 value for 2 tiers.
Write one for each tier, in this order: Lunar, Solar.`,
  mistake(
    "a page of the club's site before this one",
    SITE,
    `to: ${COMPETITION_PATH}`,
    "to: https://www.loom-ai-lakeside.ca/venue/",
  )`
, navigation → “ProjectX” → to: there is no page “/venue”.
The pages are: ALL_PAGES.`,
  mistake("a menu item that leads to no page", SITE, `to: ${COMPETITION_PATH}`, "to: /project-x")`
, navigation → “ProjectX” → to: there is no page “/project-x”.
The pages are: ALL_PAGES.`,
  mistake("an address with an accent", SITE, "competition: defi", "competition: /Défi IA")`
, addresses → competition: “/Défi IA” cannot be a page’s address.
Write small letters, digits and hyphens, such as defi-ia.`,
  mistake("a redirect from a page", SITE, "from: /conferencex", "from: /LearnAI/")`
, redirects → “/LearnAI/” → from: “/LearnAI/” is a page of the site.
Delete the entry.`,
  mistake("a redirect from a file", SITE, "from: /conferencex", "from: /feed.xml")`
, redirects → “/feed.xml” → from: “/feed.xml” is a file of the site.
Delete the entry.`,
  mistake(
    "a redirect from a whole address",
    SITE,
    "from: /conferencex",
    "from: https://old.loom-ai-lakeside.ca/caf%C3%A9.php?id=3",
  )`
, redirects → “https://old.loom-ai-lakeside.ca/caf%C3%A9.php?id=3” → from: “https://old.loom-ai-lakeside.ca/caf%C3%A9.php?id=3” is not an old address that can lead on.
Write what was behind the site’s name, up to a ? or #, such as /café.php.`,
  mistake("a redirect that is there twice", SITE, "from: /conferencex", "from: /événements/2019/")`
, redirects → “/Événements/2019.html” → from: the from “/événements/2019” is in this list twice.
Give one of the two entries another from, or delete it.`,
  mistake("a colon inside a text", TEAM, "role: Community", "role: ▸Heart: Community")`
: there is a colon, with a space or nothing after it, where no new field can begin.
If it belongs to the text, put the whole text in quotation marks; if not, indent the lines here like those around them.`,
  mistake("a quotation mark that stays open", NEWSLETTER, "title: Welcome", 'title: ▸"Welcome')`
: ${STAYS_OPEN}`,
  mistake("a text that begins with {", HOME, /"({abbreviation}.*)"/, "▸$1")`
: the text begins with {, which means something else in YAML.
Put the whole text in quotation marks: "…".`,
  mistake("a text that is only a brace", LEARNAI, /text: The next.*/, "text: {club}")`
: text is a group of fields, not a text.
Write a text after “text:”, in quotation marks if it begins with { or [ or has a colon with a space.`,
  mistake("a line indented with a tab", SITE, "  heading: Contacts", "▸\theading: Contacts")`
: the line is indented with a tab.
Use two spaces for each level instead.`,
  mistake("a field that is there twice", TEAM, /(  role: Comm.*\n)/, "$1  ▸role: Marketing\n")`
: the same field is in one entry twice.
Delete one of the two lines, or begin a new entry with “- ”.`,
  mistake("a line indented by one space", TEAM, "  role: Community", "▸   role: Community")`
: ${INDENTED_OTHERWISE}`,
  mistake("a line indented by a space too few", TEAM, "  role: Community", "▸ role: Community")`
: ${INDENTED_OTHERWISE}`,
  mistake("a line at the wrong level", TEAM, "  role: Community", "▸role: Community")`
: ${INDENTED_OTHERWISE}`,
  mistake("an entry indented by a space too few", HOME, "    - thorne-pike", "▸   - thorne-pike")`
: ${INDENTED_OTHERWISE}`,
  mistake("an entry indented by one space", TEAM, "\n- id: mara", "\n▸ - id: mara")`
: ${INDENTED_OTHERWISE}`,
  mistake("a text of a number", PROJECTX, "year: 2024", "year: 2024 ▸#2 wins")`
: “#2 wins” is not shown, because # after a space begins a comment.
If it belongs to the text, put the whole text in quotation marks. A comment goes on a line of its own.`,
  mistake("a point that is there twice", PARTNER, /( +- Joint events\n)/, "$1$1")`
, partnerTypes → entries → “Club partner” → points: “Joint events” is in this list twice.
Delete one of the two lines.`,
  mistake("a day of other hyphens", NEWSLETTER, "date: 2024-12-02", "date: 2024‑12‑02")`
, issues → “Winter”: date is “2024‑12‑02”, which is not a day: its hyphens or digits are of another kind.
Type it again, such as 2025-01-25.`,
  mistake("a day in place of an address", NEWSLETTER, /(?<=issueLink: ).*winter/, "2024-12-02")`
, issues → “Winter” → issueLink: “2024-12-02” is not an address inside the site.
Write it like /newsletter or /#about.`,
  mistake("an address of Home with a sign", SITE, "to: /#meet-the-team", "to: /#meet-the-team!")`
, navigation → “Our Team” → to: “/#meet-the-team!” is not an address inside the site.
Write it like /newsletter or /#about.`,
  mistake("a link to a PDF that is not there", EDITION, "to: /defi", "to: /documents/map.pdf")`
, links → “Code of conduct” → to: there is no document public/documents/map.pdf.
Add the document there, or correct the name.`,
  mistake("a text that begins with a star", TEAM, "role: Community", "role: ▸*Community*")`
: the text begins with *, which means something else in YAML.
Put the whole text in quotation marks: "…". Lines that repeat others are written out.`,
];

for (const { title, file, from, to, message } of MISTAKES) {
  test(`B10 ${title} is reported with a remedy`, async () => {
    const marked = content.read(file).replace(from, to);
    const text = marked.replace("▸", "");
    expect(text).not.toBe(content.read(file));
    content.write(file, text);
    const found = await findContentProblems();
    expect(withoutLines(found)).toBe(message.replace("ALL_PAGES", pagePaths().join(", ")));
    if (marked !== text) expect(found[0]).toMatchObject(placeOf(marked, "▸"));
  });
}

test.each([
  [NEWSLETTER, "id: winter", "id: welcome"],
  [ORGANISATIONS, "id: grenfell", "id: sable-tools"],
  [EDITION, "id: milo-varga", "id: asta-nyberg"],
  [RECAP, "id: marit-caron", "id: noor-brandt"],
  [FIGURES, "id: prizeMoney", "id: attendees"],
  [PARTNER, "id: solar", "id: lunar"],
  [PARTNER, "id: club-partner", "id: sponsors"],
  [EDITION, "question: Who is speaking?", "question: Will there be food?"],
  [PARTNER, "question: Is a sponsorship renewed?", "question: How do we start?"],
])("B10 in %s “%s” as “%s” is there twice", async (file, from, to) => {
  content.replace(file, from, to);
  const [field, value] = to.split(": ");
  expect(await problems()).toContain(`the ${field} “${value}” is in this list twice.`);
});

test.each([
  [HOME, `location: ${COMPETITION_PATH}`, "location: /projects"],
  [EDITION, `to: ${CONFERENCE_PATH}-2024#highlights`, `to: ${CONFERENCE_PATH}-2023#highlights`],
  [SITE, "    to: /hackday", "    to: /hackweek"],
])("B10 in %s “%s” as “%s” leads to no page", async (file, from, to) => {
  content.replace(file, from, to);
  expect(await problems()).toContain(`there is no page “${/: (\S+)/.exec(to)?.[1]}”.`);
});

test("B10 content without a mistake has no problem", async () => {
  expect(await problems()).toBe("");
});

for (const file of [HOME, SITE]) {
  test(`B10 a missing ${file} is reported`, async () => {
    content.remove(file);
    expect(await problems()).toBe(
      `${file}: the file is not there.\nPut it back (git keeps every earlier version), or name it as before.`,
    );
  });
}

for (const file of [HOME, SITE, LEARNAI, NEWSLETTER, PARTNER, PROJECTX]) {
  test(`B10 an empty ${file} is reported`, async () => {
    content.write(file, "# Nothing yet\n");
    expect(await problems()).toMatch(
      new RegExp(`^${file}: the file is empty\\.\nPut it back as it was: .*\\.$`),
    );
  });
}

for (const [file, fields, written] of [
  [PARTNER, "benefits conference tiers partnerTypes faq", ""],
  [PARTNER, "tiers.rows tiers.note tiers.lead conference.facts contact.inquiry", ""],
  [PARTNER, "tiers.entries.0.price tiers.entries.1.inquiry.body partnerTypes.entries.0.points", ""],
  [
    PROJECTX,
    "landing.facts editions.0.tags editions.0.prizePool editions.0.facts editions.0.lead",
    "",
  ],
  [PROJECTX, "editions.0.documents editions.0.teams editions.0.timeline", ""],
  [PROJECTX, "prizePoolLabel", "prizePoolLabel is missing, which prizePool needs."],
  [NEWSLETTER, "issues.0.img issues.0.alt hero.text hero.button", ""],
  [NEWSLETTER, "issues issuesHeading", ""],
  [NEWSLETTER, "issues.0.img", "img is missing, which alt needs."],
  [NEWSLETTER, "issuesHeading", "issuesHeading is missing, which issues needs."],
  [PARTNER, "contact.copyTextButton", "copyTextButton is missing, which copiedTextNotice needs."],
] as const) {
  test(`B16 ${file} without ${fields}: ${written || "no problem"}`, async () => {
    const document = parseDocument(content.read(file));
    for (const field of fields.split(" "))
      document.deleteIn(field.split(".").map((step) => (/^\d$/.test(step) ? Number(step) : step)));
    content.write(file, String(document));
    const found = await findContentProblems();
    expect(found.map(({ problem }) => problem).join()).toBe(written);
  });
}

for (const [file, from, to] of [
  [TEAM, /^ +photo: .*\n/gm, ""],
  [TEAM, /^ +description: .*\n/gm, '  description: ""\n'],
  [TEAM, /role: .*/, "role: Conference Co-chair, Sprints Chair, Online Team"],
  [TEAM, /description: .*/, `description: ${"Long. ".repeat(149)}`],
  [TEAM, /(role: .*)/, "$1\n  links:\n    - label: Website\n      url: http://mara.example/"],
  [TEAM, /(role: .*)/, "$1\n  links:\n    - label: Email\n      url: mailto:mara@loom.ca"],
  [SITE, /(social:\n.*\n +url: ).*/, "$1mailto:hello@loom.ca"],
  [SITE, /(navigation:\n.*\n +to: ).*/, "$1https://blog.example"],
  [SITE, /(navigation:\n.*\n +to: ).*/, "$1/photos#part-katılım"],
  [SITE, /(navigation:\n.*\n +to: ).*/, "$1/photos#part-%E5%8F%82%E5%8A%A0"],
  [HOME, /(events:\n(?:.*\n){3} +date: ).*/, "$12019"],
  [HOME, /(endDate: ).*/, "$12024-11-30"],
  [HOME, /(join:\n +heading: ).*/, "$1¿Quieres formar parte de nuestro club de robótica?"],
  [ORGANISATIONS, /https:/, "http:"],
  [ORGANISATIONS, /kind: .*/, "kind: Student club"],
  [ORGANISATIONS, /^ +kind: .*\n/gm, ""],
  [ORGANISATIONS, /^ +logo: .*\n/gm, ""],
  [ORGANISATIONS, /^ +url: .*\n/gm, ""],
  [PARTNER, /^ +body: (?:moon|sun)\n/gm, ""],
  [NEWSLETTER, /(issues:\n(?:.*\n)*? +title: ).*/, `$1${"Open and welcoming, ".repeat(6)}all`],
  [NEWSLETTER, /issueLink: .*winter/, "issueLink: /photos#part-house-rules"],
  [NEWSLETTER, /lead: .*/, `lead: ${"Open to all. ".repeat(22)}`],
  [HOME, /lead: .*/, `lead: ${"Open to all. ".repeat(22)}`],
  [PARTNER, /lead: .*/, `lead: ${"Open to all. ".repeat(22)}`],
  [PHOTOS, /text: \|/, `text: |\n      ${"All of the minutes of a long meeting. ".repeat(400)}\n`],
  [ORGANISATIONS, /(kind: .*)/, "$1\n  sentence: Gives the [pizza](https://pizza.example)."],
  [
    HOME,
    /button:\n.*\n +to: .*/,
    "button:\n    label: Watch us\n    to: https://tube.example/club",
  ],
  [
    HOME,
    /(projects:\n.*heading: ).*/,
    "$1We help students who work on what nobody has understood yet",
  ],
  [SITE, /footerNote: .*/, "footerNote: '[Constitution](https://cloud.example/constitution.pdf)'"],
  [PARTNER, /page:\n(?: .*\n)+/, ""],
  [PARTNER, /(hero:\n(?: {2,}.*\n)*?) +button: .*\n/, "$1"],
  [
    PARTNER,
    /(rows:\n +- label: ).*/,
    "$1A speaking slot of ten minutes after a keynote (three are left)",
  ],
  [NEWSLETTER, /page:\n(?: .*\n)+/, ""],
  [PROJECTX, /page:\n(?: .*\n)+/, ""],
  [
    EDITION,
    /on-sale: .*/,
    "on-sale: The hackathon lasts from September 25 to 27, 2026, and your applications are open from today!",
  ],
  [EDITION, /timeZoneLabel: .*/, "timeZoneLabel: heure de Paris"],
  [SITE, /club: .*/, "club: Artificial Intelligence Society of the University"],
  [SITE, /(people:)\n/, `$1\n${"    - label: Officer\n      email: o@loom.ca\n".repeat(8)}`],
] as const) {
  test(`B16 ${to.trim().split("\n").at(-1)?.slice(0, 50) || "without it"} is legal in ${file} for ${from.source}`, async () => {
    content.replace(file, from, to);
    const found = (await findContentProblems()).filter((problem) => problem.file === file);
    expect(found).toEqual([]);
  });
}

test("B9 B16 an issue on a page of the club’s own has its full address in the feed", async () => {
  content.replace(NEWSLETTER, /issueLink: .*winter/, "issueLink: /photos#part-house-rules");
  const feed = atomFeed(loadSite(), await loadNewsletter());
  expect(feed).toContain(`href="${loadSite().address}/photos#part-house-rules"`);
});

test("B16 a row that is equal in all tiers is said once, and true and false are signs", () => {
  const rows = (...values: string[]) => {
    content.replace(PARTNER, /values: .*/, `values: [${values.join(", ")}]`);
    const { tiers } = loadPartner();
    return [tiers?.rows.map((row) => row.values), tiers?.sharedRows.map(({ value }) => value)];
  };
  expect(rows("Twice", "Twice")).toEqual([[["Twice", "Twice"]], []]);
  content.replace(PARTNER, /^ {2}rows:/m, "  sharedHeading: In every tier\n  rows:");
  expect(rows("true", "false")).toEqual([[[true, false]], []]);
  expect(rows('"true"', "At year end")).toEqual([[[true, "At year end"]], []]);
  expect(rows("true", "true")).toEqual([[], [true]]);
  expect(rows("Twice", "Twice")).toEqual([[], ["Twice"]]);
});

test.each(["12.50", "007", "1e3", "1_000", "0x1F", "yes", "true", "-0", "12345678901234567890"])(
  "B16 a text that looks like something else is shown as it is written: %s",
  async (text) => {
    content.replace(TEAM, "role: Community", `role: ${text}`);
    content.replace(FIGURES, /inSentences: .*/, `inSentences: ${text}`);
    content.replace(TEAM, "description: Mara", "description: Of {attendees}, Mara");
    const [mara] = (await loadTeam()).filter(({ id }) => id === "mara-haldane");
    expect(mara).toMatchObject({
      role: text,
      description: expect.stringContaining(`Of ${text}, Mara`),
    });
  },
);

test.each(["https://www.loom-ai-lakeside.ca/learnai", "http://loom-ai-lakeside.ca/learnai/"])(
  "B16 a full address of the site itself is taken as the page's: %s",
  async (address) => {
    content.replace(SITE, "lakeside.ca\n", "lakeside.ca/\n");
    content.replace(SITE, "to: /learnai", `to: ${address}`);
    content.replace(SITE, /footerNote: .*/, `footerNote: "[The course](${address})"`);
    content.replace(
      SITE,
      "from: /conferencex",
      `from: ${address.replace("learnai", "caf%C3%A9.php")}`,
    );
    expect(await problems()).toBe("");
    const { address: own, navigation, footerNote, redirects } = loadSite();
    expect(own).toBe("https://www.loom-ai-lakeside.ca");
    expect(navigation?.map(({ to }) => to)).toContain("/learnai");
    expect(footerNote).toEqual([{ to: "/learnai", words: "The course" }]);
    expect(redirects?.[0]?.from).toMatch(/^\/café\.php/);
  },
);

test("B16 two editions of one year differ by a name", async () => {
  const text = content.read(PROJECTX);
  const twice = (name: string) =>
    content.write(
      PROJECTX,
      `${text}  - year: 2024\n    focus: Robots\n${name ? `    name: ${name}\n` : ""}`,
    );
  twice("");
  expect((await findContentProblems()).map(({ problem }) => problem)).toEqual([
    "two editions are of 2024.",
  ]);
  twice("Printemps été 2024");
  const { editions } = await loadProjectx();
  expect(editions.map(({ id, label }) => [id, label])).toEqual([
    ["2024", "2024"],
    ["2024-printemps-ete", "Printemps été 2024"],
  ]);
});

const LEFT_OUT = [
  ["/learnai", [LEARNAI]],
  [NEWSLETTER_PATH, [NEWSLETTER]],
  [COMPETITION_PATH, [PROJECTX]],
  ["/partner-with-us", [PARTNER]],
  [CONFERENCE_PATH, [EDITION, RECAP]],
] as const;

for (const [path, files] of LEFT_OUT) {
  test(`B16 without its content there is no page ${path}, and every link to it is named`, async () => {
    for (const file of files) content.remove(file);
    expect(pagePaths()).not.toContain(path);
    const found = await findContentProblems();
    const links = TEST_CONTENT_FILES.filter((file) => !(files as readonly string[]).includes(file))
      .map((file) =>
        content.read(file).match(new RegExp(`(?:to|location): ${path}\\b|\\]\\(${path}\\b`, "g")),
      )
      .flatMap((matches) => matches ?? []);
    expect(links.length).toBeGreaterThan(1);
    expect(found.map(({ problem }) => problem)).toEqual(
      links.map(() => expect.stringContaining(`there is no page “${path}`)),
    );
  });
}

test("B16 a link to a part of Home that is left out is named", async () => {
  content.write(TEAM, "[]\n");
  content.replace(HOME, /^about:\n(?: .*\n)+/m, "");
  expect((await findContentProblems()).map(({ file, entry }) => `${file}, ${entry}`)).toEqual([
    "content/site.yaml, navigation → “Our Team” → to",
    "content/site.yaml, footerNavigation → “About Us” → to",
    "content/home.yaml, join → button → to",
  ]);
});

test("B16 what is empty is left out, with the group whose list it is", async () => {
  const left = async (from: string | RegExp, to: string) => {
    content.replace(HOME, from, to);
    expect(await problems()).toBe("");
  };
  await left(/strip:\n(?: .*\n)+/, "strip: []\n");
  await left(/typedWords:\n.*\n/, "typedWords: []\n");
  await left(/numbers:\n(?: .*\n)+/, "numbers:\n  heading: Numbers\n  entries: []\n");
  await left(/partners:\n(?: .*\n)+/, "partners:\n");
  await left("lead: The students who run the club this year.", 'lead: " "');
  const { hero, strip, numbers, partners, team } = await loadHome();
  expect([hero.typedWords, strip, numbers, partners, team?.lead]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  for (const file of [TEAM, FIGURES, ORGANISATIONS]) content.write(file, "# None\n");
  expect(loadFigures()).toEqual([]);
  expect(await loadTeam()).toEqual([]);
});

test("B16 a page's own line of site.yaml is missing only as long as the page is there", async () => {
  content.replace(SITE, /^(newsletterName|partnershipsEmail): .*\n/gm, "");
  const missing = (await findContentProblems()).filter(({ file }) => file === SITE);
  expect(missing.map(({ problem }) => problem)).toEqual([
    "newsletterName is missing, but there is a file content/newsletter.yaml.",
    "partnershipsEmail is missing, but there is a file content/partner-with-us.yaml.",
  ]);
});

test("B16 a button's words without its link are named", async () => {
  content.replace(HOME, `      location: ${COMPETITION_PATH}\n`, "");
  content.replace(HOME, "      to: /learnai\n      linkLabel", "      linkLabel");
  expect((await findContentProblems()).map(({ problem }) => problem)).toEqual([
    "location is missing, which button needs.",
    "to is missing, which linkLabel needs.",
  ]);
});

test("R1 a page’s address is no other page’s, and no folder’s", async () => {
  for (const name of ["hackday", "hackday-2024", "learnai", "documents", "og"]) {
    content.replace(SITE, "newsletter: lettre", `newsletter: ${name}`);
    expect(await problems(), name).toContain(
      `addresses → newsletter: “${name}” is the address of another page or folder of the site.`,
    );
    content.replace(SITE, `newsletter: ${name}`, "newsletter: lettre");
  }
});

test("B10 a mistake in a shared file hides no mistake of the others", async () => {
  content.replace(SITE, "language: en-CA", "language: english");
  content.replace(FIGURES, "id: prizeMoney", "id: prize money");
  content.replace(ORGANISATIONS, "name: Port Elgin", "nme: Port Elgin");
  content.replace(HOME, "theme: dark", "theme: pink");
  content.replace(TEAM, "role: Community", "role:");
  expect(new Set((await findContentProblems()).map(({ file }) => file))).toEqual(
    new Set([SITE, FIGURES, ORGANISATIONS, HOME, TEAM]),
  );
});

test("B10 lines count the same with Windows line endings", async () => {
  content.replace(TEAM, "role: Community", "role:");
  const { line } = placeOf(content.read(TEAM), "role:\n");
  content.replace(TEAM, /\n/g, "\r\n");
  expect((await findContentProblems()).map((problem) => problem.line)).toEqual([line]);
});

test("B10 a file that Windows' Notepad saved, with a byte order mark, is read and counted as any other", async () => {
  content.write(TEAM, `\ufeff${content.read(TEAM)}`);
  expect(await findContentProblems()).toEqual([]);
  content.replace(TEAM, "role: Community", "role:");
  const { line } = placeOf(content.read(TEAM), "role:\n");
  expect((await findContentProblems()).map((problem) => problem.line)).toEqual([line]);
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

test("B10 more links in a file ask for no more files and folders", () => {
  const readings = (links: number) => {
    const footerNavigation = Array.from({ length: links }, (_, index) => ({
      label: `Us ${index}`,
      to: "/#about",
    }));
    content.change(SITE, { footerNavigation });
    const spies = [vi.spyOn(fs, "readdirSync"), vi.spyOn(fs, "readFileSync")];
    syncBuiltinESMExports();
    loadSite();
    const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
    return count;
  };
  const ofOne = readings(1);
  expect(ofOne).toBeGreaterThan(0);
  expect(readings(10)).toBe(ofOne);
});
