import { metaOf, schemaAt } from "../../app/content/field-meta.server.ts";
import { ENGLISH } from "../../app/content/ui-text.server.ts";
import {
  contentOf,
  entriesOf,
  fieldsOf,
  type Finding,
  findingAt,
  findingIn,
  isCurrentEdition,
  isRecap,
  type ReadFile,
  textsIn,
} from "./finding.ts";

export function checkFacts(files: ReadFile[]): Finding[] {
  return [
    ...writtenFigures(files),
    ...moreSpeakers(files),
    ...begunEdition(files),
    ...presidents(files),
    ...twins(files),
    ...unfinished(files),
    ...englishTexts(files),
  ];
}

/** What the site itself says in English among pages in another language. Some words are the same, such as “Menu”. */
function englishTexts(files: ReadFile[]): Finding[] {
  const site = contentOf(files, "site");
  const language = String(fieldsOf(site?.content).language);
  const own = fieldsOf(contentOf(files, "interface")?.content);
  const left = Object.entries(ENGLISH).filter(([name, text]) => (own[name] ?? text) === text);
  if (!site || language.startsWith("en") || left.length < 6) return [];
  const problem = `is ${language}, and ${left.length} texts that the site itself says are in English, such as “${left[0]?.[1]}”.`;
  const remedy = "Translate them in content/interface.yaml, also those that it lacks.";
  return [findingAt(site, ["language"], problem, remedy)];
}

function writtenFigures(files: ReadFile[]): Finding[] {
  // A recap has the numbers of its own year, not those of figures.yaml.
  const others = files.filter((each) => each.file !== "content/figures.yaml" && !isRecap(each));
  return textsIn(...others).flatMap(({ from, path, value: text }) => {
    const written = figuresIn(text, files);
    const [first] = written;
    if (!first) return [];
    const names = written.map(({ id }) => `{${id}}`).join(" or ");
    return findingAt(
      from,
      path,
      `“${first.value}” is typed out here.`,
      `Write ${names}, so that it changes with figures.yaml.`,
    );
  });
}

/** The figures of figures.yaml that a text spells out. */
export function figuresIn(text: string, files: ReadFile[]): { id: string; value: string }[] {
  return entriesOf(contentOf(files, "figures")?.content)
    .map(({ id, value }) => ({ id: String(id), value: String(value) }))
    .filter(
      ({ value }) =>
        // Plain numbers may count anything.
        /\d\D|\D\d/.test(value) &&
        new RegExp(`(^|[^\\w$])${RegExp.escape(value)}(?![\\w+])`).test(text),
    );
}

function moreSpeakers(files: ReadFile[]): Finding[] {
  const figures = contentOf(files, "figures");
  const edition = files.find(isCurrentEdition);
  const count = entriesOf(fieldsOf(edition?.content).speakers).length;
  const entries = entriesOf(figures?.content);
  const index = entries.findIndex(({ id }) => id === "confirmedSpeakers");
  const value = String(entries[index]?.value);
  if (!figures || !(count > Number.parseInt(value, 10))) return [];
  return [
    findingAt(
      figures,
      [index],
      `says ${value}, but there are ${count} speakers in the current edition.`,
      "Correct the figure, or take out who is no longer part of it.",
    ),
  ];
}

/** What `npm run new-edition` has copied from the year before and nobody has replaced. */
function begunEdition(files: ReadFile[]): Finding[] {
  const current = files.find(isCurrentEdition);
  const last = files.find(isRecap);
  if (!current || !last) return [];
  const [now, before] = [fieldsOf(current.content), fieldsOf(last.content)];
  const known = entriesOf(before.speakers).map(({ id }) => id);
  const speakers = entriesOf(now.speakers);
  const copied = speakers.filter(({ id, sample }) => sample === true && known.includes(id));
  if (copied.length === 0) return [];
  const same = (["venue", "city", "startTime", "endTime"] as const).filter(
    (field) => now[field] === before[field],
  );
  const left = [`${copied.length} of ${speakers.length} speakers`, ...same];
  return [
    findingIn(
      current.file,
      `this edition was begun, and these are still from ${String(before.year)}: ${left.join(", ")}.`,
      "Replace the speakers before you publish, and look through the other fields.",
    ),
  ];
}

/** What nobody meant for visitors: a pattern, the end of a sentence about it, and what to do. */
const LEFT: [RegExp, string, string][] = [
  [
    /^(?:(?i:todo|draft|wip|tb[acd]|x{3,}|asdf\w*|qwert[yz]\w*|blah(?: blah)*)|undefined|null|NaN|Invalid Date|\?{2,}|\.{3}|…|[-–—]+|<[^<>]+>)[.!]?$|\b(?:TODO|FIXME|TB[ACD])\b|^DRAFT\b|^(?i:draft|todo|fixme):|\[(?i:draft|wip)\]|\[object [A-Z]\w+\]|\byour-?(?:club|company|domain|site|website)\.\w+/,
    "is not finished.",
    "Write what belongs there, or leave the line out.",
  ],
  [
    /(?<!\b\w{1,2})\[[1-9]\d?\](?![\w(])|\[(?:citation needed|edit)\]|\bAs an AI language model, I\b/,
    "is a mark of Wikipedia or a chat, and visitors would read it.",
    "Take it out.",
  ],
  [/^\/\/ .*/m, "is a comment of programmers, and visitors would read it.", "Take it out."],
  [/^[^/\n]+\.(?:docx?|heic|jpe?g|pdf|png|webp)$/i, "is a file’s name.", "Write words instead."],
  [/(?<![^\s("])(?:[\w.-]+\.[a-z]+|\/[\w-]+)\/\/\S+/, "has a slash too many.", "Take it out."],
  [
    /https:\/\/(?:docs\.google\.com\/\w+\/(?:u\/\d+\/)?d\/[^\s)?#]*\/edit(?!\S*usp=)|(?:www\.)?notion\.so\/|www\.figma\.com\/(?:board|design|file)\/|onedrive\.live\.com\/(?!embed|\S*(?:authkey|redeem)=))[^\s)]*/i,
    "is for those who edit, and may ask others to sign in.",
    "Open it in a private window. If it asks you to sign in, write the address that “Share” or “Publish” gives there.",
  ],
  [/(?<=[?&])(?:fbclid|gclid|igsh|mc_eid)=[^&#\s)]*/, "says who has clicked.", "Take it out."],
];

/** Of a text that cannot hold a link. */
const UNLINKED = [
  /\bhttps?:\/\/\S+/,
  "cannot be clicked here.",
  "Write words here, and the address where a link is possible.",
] as const;

/** Where links are possible, into which words run. */
const BARE = [
  /(?<!\]\(|[<[])\bhttps?:\/\/[!-~]*[^!-~\s]\S*/,
  "is no link.",
  "Write [words](https://…).",
] as const;

function unfinished(files: ReadFile[]): Finding[] {
  return textsIn(...files).flatMap(({ from, path, value, meta }) => {
    const { maxLength, link, lines } = meta;
    const ofLinks = maxLength ? [BARE] : link || lines ? [] : [UNLINKED];
    const known = meta.file ? [] : [...LEFT, ...ofLinks];
    for (const [pattern, what, remedy] of known) {
      const written = pattern.exec(value.trim())?.[0].slice(0, 60);
      if (written)
        return { ...findingAt(from, path, `“${written}” ${what}`, remedy), step: "Words" };
    }
    return [];
  });
}

/** Contacts named after a president who is not in the team. */
function presidents(files: ReadFile[]): Finding[] {
  const site = contentOf(files, "site");
  const team = entriesOf(contentOf(files, "team")?.content);
  if (!site || team.length === 0) return [];
  const { people } = fieldsOf(fieldsOf(site.content).contacts);
  return entriesOf(people).flatMap(({ label }, index) => {
    const [, role, name] = /^(\S*President\S*) (.+)$/.exec(String(label)) ?? [];
    if (!name || team.some((member) => member.name === name && member.role === role)) return [];
    return findingAt(
      site,
      ["contacts", "people", index],
      `team.yaml knows no ${role} called ${name}.`,
      "Change the contact, or the role in team.yaml.",
    );
  });
}

/** Entries of one list with the same name, file or external link. */
function twins(files: ReadFile[]): Finding[] {
  const seen = new Set<string>();
  return textsIn(...files).flatMap(({ from, path, value, meta }) => {
    const field = path.at(-1);
    const entry = path.slice(0, -1);
    if (typeof entry.at(-1) !== "number") return [];
    const entrySchema = entry.reduce(schemaAt, from.schema);
    const isName = entrySchema && metaOf(entrySchema).namedBy === field;
    if (!isName && !meta.file && meta.link !== "external") return [];
    // A programme may have a lunch break each day, and two parts of the team one person.
    const whole = fieldsOf(
      entry.reduce<unknown>((inner, step) => fieldsOf(inner)[String(step)], from.content),
    );
    const differing = ["day", "time", "room", "group"].map((name) => whole[name]);
    const same = value.toLowerCase().replace(/\s+/g, " ");
    const key = JSON.stringify([from.file, entry.slice(0, -1), field, same, differing]);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return findingAt(
      from,
      entry,
      `another entry of this list has the same ${String(field)}, “${value}”.`,
      "Change or delete one of the two, if that is not meant.",
    );
  });
}
