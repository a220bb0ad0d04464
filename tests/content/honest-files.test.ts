import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { copyContentForEachTest, EDITION } from "./copied-content.ts";

const content = copyContentForEachTest();
const HOME = "content/home.yaml";
const ORGANISATIONS = "content/organisations.yaml";
const PARTNER = "content/partner-with-us.yaml";
const SITE = "content/site.yaml";
const TEAM = "content/team.yaml";
const LOGO = "content/logos/thorne-pike.svg";
const PORTRAIT = "content/team/mara-haldane.png";
const PDF = "public/documents/projectx-2024/code-of-conduct.pdf";

async function report(): Promise<string> {
  return (await findContentProblems()).map(describeProblem).join("\n\n");
}

const change = (file: string, from: string | RegExp, to: string) => () =>
  content.replace(file, from, to);
const roleOf = (text: string) => change(TEAM, "role: Community", `role: ${text}`);
const signupOf = (url: string) => change(SITE, /(?<=newsletterSignup: ).*/, url);
const rewrite = (file: string, bytesOf: (text: string) => Buffer | string) => () =>
  content.write(file, bytesOf(content.read(file)));
const indented = (name: string) => (text: string) =>
  `${name}:\n${text.replaceAll(/^(?=.)/gm, "  ")}`;
const bytes = (file: string, text: string) => () =>
  content.write(file, Buffer.from(text, "latin1"));
const rename = (from: string, to: string) => () => content.rename(from, to);
const asFolder = (file: string) => () => {
  rmSync(join(content.root(), file));
  mkdirSync(join(content.root(), file));
};
const svg = (inside: string, attributes = 'viewBox="0 0 4 1"') =>
  bytes(LOGO, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const PATH = '<path d="M0 0h4v1z"/>';

const SHOWN_AS_TYPED = [
  "{ club } ¦ {{club}} ¦ {club ¦ **now** ¦ _now_ ¦ `now` ¦ [x](y) ¦ [x] (/y) ¦ [x](/y ¦ **now ¦ <<club>>",
  '[[club]] ¦ [club] ¦ [TODO: x] ¦ %club% ¦ <b>now</b> ¦ &amp; ¦ a\\_b ¦ A\\nB ¦ now" ¦ :smile: ¦ 𝓛𝓮𝓪𝓭',
  "=SUM(A1) ¦ #REF! ¦ Fran%C3%A7ois ¦ Lead\tSponsorship ¦ > We learn. ¦ | Lead | Sponsorship | ¦ Lorem ipsum",
  "<https://x.example> ¦ <https://x.example|now> ¦ [x][1] ¦ x[^1] ¦ [https://x.example now] ¦ - [ ] now ¦ ***",
  "now\\\\ ¦ $\\\\alpha$ ¦ [b]now[/b] ¦ now【1†source】 ¦ now :contentReference[oaicite:0]{index=0}",
  "Error! Reference source not found. ¦ *|FNAME|* ¦ [Full Name] ¦ <First Name> ¦ «First_Name» ¦ ᴄᴏ",
  "<aside> ¦ Sure! Here is a text ¦ ｛club｝ ¦ Click here to add text ¦ [Position] ¦ <Media omitted> ¦ le̶a̶d̶ ¦ é́́́́ ¦ 🅰🅸",
  "Wow :+1: ¦ [x] now ¦ NAME_HERE ¦ Ihr Text hier ¦ Text goes here ¦ Sent from my iPhone ¦ l͎e͎a͎d͎",
].flatMap((texts) => texts.split(" ¦ "));

/** Texts as they are in the file, and what the only report contains. */
const ROLES: [text: string, said: string][] = [
  ["Zo\ufffd", "a letter that was lost"],
  ["ZoÃ«", "“Ã«” is what a wrong encoding made of “ë”"],
  ["Zo√´", "“√´” is what a wrong encoding made of “ë”"],
  ["Zo+AOs-", "“+AOs-” is what a wrong encoding made of “ë”"],
  ["Mu+AOQ-r", "“+AOQ-” is what a wrong encoding made of “ä”"],
  ["It‚Äôs us", "“‚Äô” is what a wrong encoding made of “’”"],
  ["Zo├½", "“├½” is what a wrong encoding made of another letter"],
  ["Fan #1", "“#1” is not shown"],
  ["#1 fan", "“#1 fan” is not shown"],
  ["Room # 1", "“# 1” is not shown"],
  ['"Co" President', 'goes on after its closing "'],
  ['"Lead""', 'goes on after its closing "'],
  ["“Lead: all”", "typographic ones"],
  ["“Lead”", "typographic ones"],
  ['"Lead”', "team.yaml:9: these quotation marks are typographic"],
  ["Null", "role is empty"],
  ["[x][1]", "the text begins with ["],
  ["[Lead", "a quotation mark, a bracket or a comma is missing"],
  ["ÐŸÑ€Ð¸Ð²ÐµÑ‚", "“ÐŸ” is what a wrong encoding made"],
  ['"Ab\\nout"', "team.yaml:9: a backslash between quotation"],
  ['"Lead",', "team.yaml:9: there is a comma too many"],
  ["A\vB", "the line break of Word"],
  ["A\u200bB", "an invisible character, U+200B"],
  ['"A\\0B"', "a control character, U+0000"],
  ['"$\\alpha$"', "a backslash between quotation marks"],
  ["\u00ad", "nothing that one could see"],
  ...["&Friends of all", "!Important", "*now*", "@mara", "%off", "> 50", "| a", "? why", "- a"].map(
    (text): [string, string] => [text, `the text begins with ${text[0]}`],
  ),
  ...SHOWN_AS_TYPED.map((text): [string, string] => [`'${text}'`, "would be shown as it is"]),
];

const LINKS: [url: string, said: string][] = [
  ["https://docs.google.com/forms/d/1/edit", "owner"],
  ["+1 416 555 0100", "is a phone number"],
  ["https://forms.gle/", "is cut off"],
  ["https://x.con", "leads nowhere"],
  ["https://app.slack.com/client/a", "owner or members only"],
  ["view-source:https://x.example", "on one computer only"],
  ["https://https://x.example", "has https:// twice"],
  ["https://www.google.com/url?q=https://x.example", "is the detour"],
  ["'<a href=\"https://x.example\">x</a>'", "Markdown or HTML"],
  ["https://x.example/<b>a</b>", "has signs of Markdown or HTML"],
  ["https://x.example/a**b**", "has signs of Markdown or HTML"],
  ["https://x.example, https://x.example", "is more than one address"],
  ["https://x.example/a…", "is cut off"],
  ["https://drive.google.com/drive/my-drive", "owner or members only"],
  ["https://uofx.sharepoint.com/:w:/r/sites/x", "owner or members only"],
  ["https://uofx.sharepoint.com/sites/x/a.docx", "owner or members only"],
  ["https://www.dropbox.com/home/x", "owner or members only"],
  ["https://forms.office.com/Pages/DesignPageV2.aspx?id=x", "owner or members only"],
  ["https://club.example/wp-admin/post.php", "owner or members only"],
  ["https://us02web.zoom.us/s/1", "owner or members only"],
  ["https://аpple.example/", "mixes letters of two alphabets"],
  ["https://lu.ma/event/manage/x", "owner or members only"],
  ["https://www.linkedin.com/company/1/admin", "owner or members only"],
  ["https://discord.com/channels/1/2", "owner or members only"],
  ["https://x.examplehttps://x.example", "has https:// twice"],
  ["https:/x.example", "lacks a slash"],
  ["https://intranet/x", "leads nowhere"],
  ["https://x.example/a b", "has a space"],
  ["https://a:b@x.example", "a user’s name or password"],
  ["https://x.example\\a", "has a backslash"],
  ["https://x.example/a.", "ends in a full stop"],
  ["https://192.168.0.1/", "leads nowhere"],
  ["https//x.example", "lacks its colon"],
  ["C:\\x.html", "on one computer only"],
  ["htps://x.example", "is not a full web address"],
  ["https://deploy-preview-1--x.netlify.app/", "is a preview of a site"],
  ["https://x-git-main.vercel.app/", "is a preview of a site"],
  ["https://0a1b2c3d.x.pages.dev/", "is a preview of a site"],
  ["https://x.test/", "leads nowhere but here"],
];

/** The first of something else in a file. */
const CHANGES: [file: string, from: string | RegExp, to: string, said: string][] = [
  [TEAM, "- id", "<<<<<<< HEAD\n- id", "Git could not join"],
  [TEAM, "  role", "\u00a0\u00a0role", "no-break spaces"],
  [TEAM, "role: ", "role:", "no field name with a colon"],
  [TEAM, "- id: mara", "-id: mara", "team.yaml:7: the line begins with -, but"],
  ["content/learnai.yaml", "\ntext", "\n text", "learnai.yaml:5: the spaces"],
  [EDITION, "  ticket", "\u00a0 ticket", "2025.yaml:27: the line has no-break spaces"],
  [EDITION, "date: 2025", "date: 0025", "not a day of our time"],
  [HOME, "date: 2025-02-03", "date: 2025-2", "2025-01 for a month"],
  [HOME, "- thorne-pike", "- Thorne & Pike", "Write thorne-pike if that is meant"],
  [TEAM, /photo: .*/, "photo:", "Or take the"],
  [SITE, "to: /learnai", "to: /learnai#", "Write /learnai if"],
  [TEAM, "mara-haldane.png", "mara-haldane", "Write the whole name, mara-haldane.png"],
  [TEAM, "photo: mara-", "photo: mara%20", "called mara-haldane.png"],
  [TEAM, "mara-haldane.png", '"mara-haldane.png\u00ad"', "“mara-haldane.png�”"],
  [HOME, "- Hackathons", "  - Hackathons", "home.yaml:61: the line begins like an entry"],
  [
    TEAM,
    "- id: mara-haldane\n  name",
    "  - id: mara-haldane\n    name",
    "team.yaml:7: the spaces at the beginning",
  ],
  [TEAM, "  role", "\u00a0 role", "no-break spaces"],
  [EDITION, "date: 2025-01-25", "date: 45682", "Write it as year-month-day"],
  ["content/figures.yaml", "180+", "<b>180</b>", "figures.yaml:2, “attendees” → value: “<b>”"],
  [HOME, "/#meet-the-team", "/#joinus", "Write /#join,"],
  [
    "content/projectx.yaml",
    "to: mailto:hello@loom-ai-lakeside.ca\n",
    "to: /lettre\n  inquiry:\n    subject: Hello\n",
    "“/lettre” is no email address, which inquiry needs",
  ],
  [TEAM, "photo: m", "photo: content/team/m", "after the last slash"],
  [TEAM, "id: mara", "id: ma\u00adra", "“ma�ra-haldane”"],
  [PARTNER, "price: 5000", "price: 5.000", "price is “5.000”, not a number"],
  [TEAM, "- id: mara-haldane", "  id: mara-haldane", "the same field is in one entry twice"],
  [HOME, "- Hackathons", "- Hackathons: ours", "a group of fields is where a text belongs"],
  [EDITION, "date: 2025-01-25", "date:", "Write it as year-month-day"],
  [PARTNER, "end, At", "end,, At", "partner-with-us.yaml:54: there is a comma too many"],
  [TEAM, "- id: rune-mikkelsen\n", "", "team.yaml:6: the entry above has no “- ”"],
  [
    ORGANISATIONS,
    "- id: thorne-pike\n",
    "",
    "organisations.yaml:7: the same field is in one entry twice",
  ],
  [SITE, "hello@loom-ai-lakeside.ca", "hello@gmail.con", "“hello@gmail.con” leads nowhere"],
  [SITE, "conference: hackday", "conference: .inf", "“.inf” cannot be a page’s address"],
  [TEAM, "description: ", "description: |\n    A\n    ## B\n    ", "it is a heading in Markdown"],
  [SITE, "currency: CAD", "currency: []", "site.yaml:9: currency is a list"],
  [SITE, "en-CA", "yes", "no language has the code yes"],
  [TEAM, /photo: .*/, "photo: |", "| begins a text of several lines, and none follows"],
  [TEAM, "- id: mara", "@@ -7 +7 @@\n- id: mara", "team.yaml:7: lines begin with signs of a"],
  [TEAM, "  role", "-  role: A\n+  role", "team.yaml:4: lines begin with signs of a comparison"],
  [TEAM, "- id: mara", "\u2212 id: mara", "team.yaml:7: the line begins with \u2212, but"],
  [ORGANISATIONS, "id: thorne-pike", "id:", "“Thorne & Pike”: id is empty"],
  [SITE, "to: /learnai", "to: learnai", "Write /learnai if"],
  [SITE, "to: /learnai", "to: //learnai//", "Write /learnai if"],
  [SITE, "to: /learnai", "to: https://www.loom-ai-lakeside.ca/gone", "no page “/gone”"],
  [SITE, "to: /learnai", "to: hello@loom-ai-lakeside.ca", "Write it like mailto:"],
  [SITE, "hello@loom-ai-lakeside.ca", "hello@gmial.com", "“hello@gmial.com” leads nowhere"],
  [TEAM, /^/, "%YAML 1.1\n---\n", "team.yaml:1: the line begins with %"],
  [TEAM, "  role", "  constructor: A\n  role", "there is a field “constructor” that the site"],
  [TEAM, /description: .*/, "description: |\n    A\n    @@ -1 +1 @@\n    B", "of a comparison"],
  [TEAM, /description: .*/, "description: |\n    <<<<<<< HEAD\n    A", "Git could not join"],
  [TEAM, /description: .*/, `description: "${"a".repeat(1e6)}"`, "more than 20000 characters"],
  [TEAM, "  role", "\v role", "no-break spaces or invisible signs"],
  [EDITION, "date: 2025-01-25", "date: [2025-01-25]", "Write it as year-month-day"],
  [EDITION, /startTime: .*/, "", "startTime is missing, which endTime needs"],
  [EDITION, "America/Halifax", "Eastern", "Write Canada/Eastern if"],
  [TEAM, "role:", "role：", "“role：” has other signs"],
  [TEAM, "role:", "**role**:", "“**role**:” has other signs"],
  [TEAM, "role:", "**role:**", "“**role:**” has other signs"],
  [TEAM, "name: Mara", "title: Mara", "Write “name: …” instead"],
];

type Refused = [title: string, change: () => void, said: string];

/** What is done to the content, and how the only report begins or what it contains. */
const REFUSED: Refused[] = [
  ...ROLES.map(([text, said]): Refused => [`the role ${text}`, roleOf(text), said]),
  ...LINKS.map(([url, said]): Refused => [`the link ${url}`, signupOf(url), said]),
  ...CHANGES.map(([file, from, to, said]): Refused => [
    `${to} for ${String(from)} in ${file}`,
    change(file, from, to),
    said,
  ]),
  ["UTF-16", rewrite(TEAM, (text) => Buffer.from(`\ufeff${text}`, "utf16le")), "UTF-16 LE"],
  ["UTF-16 BE", rewrite(SITE, (text) => Buffer.from(text, "utf16le").swap16()), "UTF-16 BE"],
  [
    "Windows-1252",
    bytes(TEAM, "- id: a\n  name: Zo\xeb\n"),
    "team.yaml:2: the file is saved in the encoding Western (Windows 1252), as “Zoë”",
  ],
  ["Shift-JIS", bytes(TEAM, "# \x93\xfa\x96\x7b\x8c\xea\n"), "the encoding of another alphabet"],
  ["UTF-32", rewrite(TEAM, (text) => Buffer.from(text.split("").join("\0"), "utf16le")), "UTF-32"],
  ["a file that a crash filled up", bytes(TEAM, `- id: a${"\0".repeat(9)}`), "is only zeros"],
  ["a picture for a text", bytes(TEAM, "\x89PNG\r\n\x1a\n"), "is a PNG picture, not a text"],
  ["a second document", rewrite(TEAM, (text) => `${text}\n---\n- a\n`), "three hyphens"],
  ...["<!-- x -->", "// x", "/* x */"].map((text): Refused => [
    text,
    change(TEAM, "  role", `  ${text}\n  role`),
    "team.yaml:3: this is a comment of another language",
  ]),
  [
    "a group that is there twice, the second time half-filled",
    rewrite("content/learnai.yaml", (text) => `${text}\npage:\n  title: A\n`),
    "learnai.yaml:7: the same field is in one entry twice",
  ],
  ["a file pasted twice", rewrite(HOME, (text) => text + text), "field is in one entry twice"],
  ["a name over a list", rewrite(TEAM, indented("team")), "team.yaml:1: all of the file is below"],
  ["a name over all groups", rewrite(HOME, indented("home")), "home.yaml:1: all of the file is"],
  ["a name over the site’s", rewrite(SITE, indented("site")), "site.yaml:1: all of the file is"],
  [
    "a picture’s name that got a second ending",
    rename(PORTRAIT, `${PORTRAIT}.png`),
    "There is one called mara-haldane.png.png",
  ],
  ...["> ", "+ ", "1 "].map((sign): Refused => [
    `every line behind ${sign}`,
    rewrite(TEAM, (text) => text.replaceAll(/^/gm, sign)),
    "team.yaml:1: lines begin with signs of a comparison or a mail",
  ]),
  ["a table of Excel", bytes(TEAM, "id,name\na,A\n"), "id,name a,A”, not a list"],
  ["a fence", rewrite(TEAM, (text) => `\`\`\`yaml\n${text}\`\`\`\n`), "a fence of Markdown"],
  ...["•", "–", "* ", "-", "o ", "1. "].map((sign): Refused => [
    `a list with ${sign}`,
    change(HOME, "- Hackathons", `${sign}Hackathons`),
    `home.yaml:61: the line begins with ${sign.trim()}`,
  ]),
  [
    "no folder of logos",
    () => rmSync(join(content.root(), "content/logos"), { recursive: true }),
    "content/logos: the folder is not there",
  ],
  [
    "lines that end in CR",
    rewrite(TEAM, (text) => text.replaceAll("\n", "\r")),
    "as they did on old Macs",
  ],
  [
    "a name that other files insert",
    rewrite(SITE, (text) => text.replace(/^newsletterName: .*\n/m, "")),
    "newsletterName is missing",
  ],
  [
    "a text with a colon that goes on",
    rewrite("content/learnai.yaml", (text) => `${text}\nWe meet: come.\n`),
    "is indented further",
  ],
  [
    "a logo in UTF-16",
    rewrite(LOGO, (text) => Buffer.from(`\ufeff${text}`, "utf16le")),
    "UTF-16 LE, and the site reads UTF-8 only",
  ],
  ...["organisations", "figures"].map((name): Refused => [
    `no file of ${name}`,
    () => content.remove(`content/${name}.yaml`),
    `${name}.yaml: the file is not there`,
  ]),
  ["a folder", asFolder(TEAM), "this is a folder, not a file"],
  ["a folder for a file of every page", asFolder(SITE), "this is a folder, not a file"],
  ["a huge file", rewrite(TEAM, (text) => text + "#".repeat(3e6)), "the file has 3 megabytes"],
  ["deep nesting", bytes(TEAM, "[".repeat(90_000)), "more than 40 levels"],
  ["a HEIC", bytes(PORTRAIT, "\0\0\0\x18ftypheic"), "is a picture in the iPhone’s format HEIC"],
  ["a web page called PNG", bytes(PORTRAIT, "<html>404"), "is a web page"],
  ["an SVG called PNG", bytes(PORTRAIT, '<?xml version="1.0"?>\n<svg/>'), "is an SVG drawing"],
  [
    "half a picture",
    bytes(PORTRAIT, "\x89PNG\r\n\x1a\n"),
    "team.yaml:11, “Mara Haldane” → photo: content/team/mara-haldane.png is cut off",
  ],
  ["a protected PDF", bytes(PDF, "%PDF-1.7 /Encrypt 1 0 R %%EOF"), "is protected"],
  ["a PDF portfolio", bytes(PDF, "%PDF-1.7 /Collection <</View/D>> %%EOF"), "is a portfolio"],
  ["an empty picture", bytes(PORTRAIT, ""), "is empty (0 bytes)"],
  ["a folder for a picture", asFolder(PORTRAIT), "this is a folder"],
  ["a Word document called PDF", bytes(PDF, "PK\x03\x04word/"), "is a Word document"],
  ["half a PDF", bytes(PDF, "%PDF-1.7\n"), "is cut off"],
  [
    "a logo without namespace",
    bytes(LOGO, `<svg viewBox="0 0 4 1">${PATH}</svg>`),
    "lacks the namespace",
  ],
  ["a logo without size", svg(PATH, 'width="100%"'), "has no size"],
  ["a logo with a picture elsewhere", svg(`${PATH}<image href="a.png"/>`), "needs “a.png”"],
  [
    "a logo with a font elsewhere",
    svg(`<style>@import url(https://a.example/f.css)</style>${PATH}`),
    "needs “https://a.example/f.css”",
  ],
  ["a logo of 5000 groups", svg("<g>".repeat(5000) + "</g>".repeat(5000)), "within one another"],
  ["half a logo", bytes(LOGO, "<svg><g"), "is no readable SVG"],
];

for (const [title, change, said] of REFUSED) {
  test(`B10 one sentence names ${JSON.stringify(title)}`, async () => {
    change();
    const found = await report();
    expect(found).toContain(said);
    expect(found.split("\n\n")).toHaveLength(1);
  });
}

test.skipIf(process.platform === "win32").each(["gone.yaml", "team.yaml"])(
  "B10 one sentence names a link to %s, which leads nowhere",
  async (target) => {
    rmSync(join(content.root(), TEAM));
    symlinkSync(target, join(content.root(), TEAM));
    expect(await report()).toMatch(/^content\/team\.yaml.*a link that leads nowhere(?!.*\n\n)/s);
  },
);

// Reading the start of a program's memory fails as a file does that OneDrive can't download.
test.skipIf(process.platform !== "linux")(
  "B10 one sentence says what keeps a file from being read",
  async () => {
    rmSync(join(content.root(), TEAM));
    symlinkSync("/proc/self/mem", join(content.root(), TEAM));
    expect(await report()).toMatch(/^content\/team\.yaml: the file cannot be read.*\n.*OneDrive/);
  },
);

// As is a pipe, which nobody could wait for.
test.skipIf(process.platform === "win32")("B10 one sentence names a device", async () => {
  rmSync(join(content.root(), TEAM));
  symlinkSync("/dev/null", join(content.root(), TEAM));
  expect(await report()).toMatch(/^content\/team\.yaml: this is a device or a pipe(?!.*\n\n)/s);
});

const ACCEPTED: [title: string, change: () => void][] = [
  ["a comment on a line of its own", rewrite(TEAM, (text) => `# We are #1\n${text}`)],
  [
    "a note after one word",
    rewrite(SITE, (text) => text.replace(/^language: .*/m, "$& # for all")),
  ],
  ["a name in braces, and two in a row", roleOf("'{AI} API+API-first'")],
  ["a channel", roleOf("'# general'")],
  ["more than something", roleOf("'> AI'")],
  ["words without spaces", roleOf("ក្រុម\u200bហ៊ុន ศูนย์\u200bวิจัย ᠮᠣᠩᠭᠣᠯ\u180eᠠ")],
  ...["r&d", "ai/ml", "o'neil", "a.b+c_d", "~a=b!"].map((name): [string, () => void] => [
    `the email of ${name}`,
    change(SITE, "hello@loom-ai-lakeside.ca", `${name}@x.xn--p1ai`),
  ]),
  ["an event about managing", signupOf("https://www.eventbrite.ca/e/manage-your-time-1")],
  ["a calendar to add", signupOf("https://calendar.google.com/calendar/u/0?cid=x")],
  ["an address of initials", signupOf("https://en.wikipedia.org/wiki/O.A.R.")],
  ["a shared file", signupOf("https://uofx.sharepoint.com/:b:/s/x/abc?e=1")],
  ["text with the same signs in a sentence", roleOf("R&D, C#, 5* and 6* <3 x < y, {0, 1}")],
  [
    "other words in brackets, and signs of percent and time",
    roleOf("On site [online] 5% of 6%, 9:00:30"),
  ],
  ["inches, and names of code", roleOf('27" screens, __init__.py and 2**8')],
  ["arguments of Python", roleOf("f(*args, **kwargs)")],
  [
    "roots and words in guillemets",
    roleOf("√2, ~10 of ~20 [online], x≈5, «OpenAI», «Dein Name» and ‚Ärger‘"),
  ],
  ["letters with several marks", roleOf("Sḵwx̱wú7mesh, Nguyễn, Q̓ʷəl̓q̓ʷəl̓, שָׁלוֹם".normalize("NFD"))],
  ["a sentence that somebody said", roleOf("“We learn by doing.”")],
  ["spaces that nobody sees", roleOf('"Lead\u00a0"')],
  ["emoji and joiners", roleOf("👩‍🚀 می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿 co\u00adop")],
  ["an address that ends in an abbreviation", signupOf("https://en.wikipedia.org/wiki/Apple_Inc.")],
  ["an address with brackets", signupOf("https://en.wikipedia.org/wiki/AI_(film)")],
  ["an address without encryption", signupOf("http://eepurl.example/a")],
  ["a PDF about encryption", bytes(PDF, "%PDF-1.7 (see /Encrypt) %%EOF")],
  ["code in a text", roleOf("Vec<T>, std::vector::size and <canvas>")],
  ["a WebP called PNG", bytes(PORTRAIT, "RIFF\x10\0\0\0WEBPVP8 \0\0\0\0\0\0\0\0")],
  ["a logo of a size in points", svg(PATH, 'width="388.84pt" height="115.02pt"')],
  ["an international address", signupOf("https://münchen.example/ü?a=b#c")],
  ["a logo of a size in pixels", svg(PATH, 'width="40px" height="10"')],
  ["a logo that repeats its own parts", svg(`<g id="a">${PATH}</g><use href="#a"/>`)],
];

for (const [title, change] of ACCEPTED) {
  test(`B10 ${title} is no mistake`, async () => {
    change();
    expect(await report()).toBe("");
  });
}

test("B10 a word that nobody reads is not repeated whole", async () => {
  roleOf(`"{${"a".repeat(1000)}}"`)();
  expect(await report()).toMatch(/: \{a{149}… is not known\.\n/);
});

test("B10 what follows from a broken file is left out, and nothing else", async () => {
  content.write(SITE, "club: [\n");
  roleOf("")();
  content.replace("content/home.yaml", "theme: dark", "theme: pink");
  const files = (await findContentProblems()).map(({ file, line }) => `${file}:${line}`);
  expect(files).toEqual([`${SITE}:1`, expect.stringMatching(TEAM), expect.stringMatching("home")]);
});

test("B10 each of two names that begin with @ is named, and what else is wrong there", async () => {
  content.write(TEAM, content.read(TEAM).replaceAll("role: ", "role: @").replace("id: m", "id: M"));
  expect((await findContentProblems()).map(({ line }) => line)).toEqual([3, 9, 16, 22, 7]);
});

test("B10 a figure without its value is reported once, not where it is named", async () => {
  content.replace("content/figures.yaml", 'value: "180+"', "value:");
  expect((await findContentProblems()).map(({ file }) => file)).toEqual(["content/figures.yaml"]);
});
