import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { type Content, conferenceYears } from "../support/content.ts";
import { projectFolder } from "../support/folders.ts";
import { stressWords } from "./stress-words.ts";

const node = join(projectFolder, "node_modules", "node", "bin", "node");
const COPIED = [
  "app",
  "build",
  "content",
  "hosting",
  "public",
  "scripts",
  "metadata",
  "package.json",
];
const CONFIGS = ["vite.config.ts", "tsconfig.json"];
const MANY = 40;

/** Builds the site from stress content in a folder of its own and serves it. */
export async function stressSite(): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "stress-site-"));
  for (const name of [...COPIED, ...CONFIGS]) {
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"), "junction");
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, "content", `${file}.yaml`);
    const content = parse(readFileSync(path, "utf8"));
    change(content, stressWords());
    // Their length is the content check's business; no page shows them.
    if (content.page)
      Object.assign(content.page, {
        title: file.padEnd(10, "."),
        description: file.padEnd(50, "."),
      });
    writeFileSync(path, stringify(content));
  }
  const vite = join(projectFolder, "node_modules", ".bin", "vite");
  for (const step of [
    ["scripts/check-content.ts", "--errors-only"],
    ["build/make-fonts.ts"],
    [vite, "build"],
  ]) {
    const { status, stdout, stderr } = spawnSync(node, step, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", QUIET_BUILD: "1" },
    });
    if (status !== 0) throw new Error(`${step.join(" ")} failed:\n${stdout}\n${stderr}`);
  }
  const server = spawn(node, ["scripts/serve.ts", "dist", "4380"], { cwd: folder });
  return {
    url: await addressOf(server),
    close: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = "";
    const read = (text: Buffer) => {
      output += String(text);
      const url = /at (http:\S+)/.exec(output)?.[1];
      if (url) done(url);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", () => fail(new Error(`The server stopped:\n${output}`)));
  });
}

type Words = ReturnType<typeof stressWords>;

/** Lengthens a list to forty entries, each with an id of its own. */
function toMany(list: Content[]): Content[] {
  return Array.from({ length: MANY }, (_, index) => {
    const entry = structuredClone(list[index % list.length]);
    return entry?.id && index >= list.length ? { ...entry, id: `${entry.id}-${index}` } : entry;
  });
}

/** What is done to each file. The numbers are the longest texts that the schemas allow. */
const changes: Record<string, (content: Content, words: Words) => void> = {
  site(site, words) {
    site.club = words(24);
    site.clubFullName = words(90);
    site.university = words(60);
    site.tagline = words(90);
    site.newsletterName = words(40);
    for (const item of [...site.navigation, ...site.footerNavigation]) item.label = words(24);
    site.contacts.people = [...site.contacts.people, ...site.contacts.people].slice(0, 6);
    site.contacts.people.forEach((person: Content, index: number) => {
      person.label = words(40);
      person.email = `${"a-very-long-address-of-a-person".repeat(2)}${index}@club.example`;
    });
    site.contacts.affiliatedSite.name = words(60);
    site.notFound.heading = words(40);
    site.notFound.text = words(200);
  },
  organisations(list, words) {
    for (const entry of list) entry.name = words(60);
  },
  team(team, words) {
    const many = toMany(team);
    team.splice(0, team.length, ...many);
    for (const member of team) {
      Object.assign(member, { name: words(120), role: words(40), description: words(600) });
    }
  },
  home(home, words) {
    home.hero = { ...home.hero, heading: words(60), lead: words(200) };
    home.hero.typedWords = [words(16), words(16), words(16)];
    home.hero.button.label = words(30);
    home.partners.organisations = home.partners.organisations.slice(0, 1);
    for (const part of [home.about.who, home.about.mission]) {
      Object.assign(part, { label: words(40), heading: words(90), text: words(700) });
    }
    for (const card of home.projects.cards) {
      Object.assign(card, { label: words(40), title: words(60), description: words(320) });
      card.button = words(30);
    }
    home.strip = home.strip.map(() => words(40));
    for (const entry of home.numbers.entries) {
      Object.assign(entry, { value: words(16), label: words(60), linkLabel: words(60) });
    }
  },
  [`conferencex/${conferenceYears[0]}`](edition, words) {
    Object.assign(edition, { name: words(40), city: words(40), venue: words(90) });
    edition.hero.notes["on-sale"] = words(90);
    edition.hero.ticket.label = words(40);
    Object.assign(edition.about, { heading: words(60), text: words(700) });
    edition.day.heading = words(90);
    for (const entry of edition.day.schedule) {
      Object.assign(entry, { time: words(20), title: words(60), text: words(160) });
    }
    for (const fact of edition.day.facts)
      Object.assign(fact, { label: words(40), text: words(200) });
    edition.welcome.typedWords = [words(20), words(20)];
    for (const part of [edition.sneakPeek.speakers, edition.sneakPeek.startups]) {
      Object.assign(part, { value: words(16), heading: words(40), text: words(320) });
    }
    edition.speakers = toMany(edition.speakers);
    for (const speaker of edition.speakers) {
      Object.assign(speaker, { name: words(120), title: words(90), employer: words(90) });
    }
    edition.faq.questions = Array.from({ length: MANY }, (_, index) => ({
      question: `${index} ${words(130)}`,
      answer: words(900),
    }));
    edition.partners.organisations = [];
    edition.sponsors.organisations = edition.sponsors.organisations.slice(0, 1);
  },
  [`conferencex/${conferenceYears[1]}`](recap, words) {
    recap.name = words(40);
    Object.assign(recap.hero, { heading: words(60), lead: words(200) });
    recap.mission.text = words(900);
    recap.highlights = recap.highlights.slice(0, 1);
    Object.assign(recap.highlights[0], { title: words(60), text: words(320) });
    recap.speakers = toMany(recap.speakers);
    for (const speaker of recap.speakers)
      Object.assign(speaker, { name: words(120), role: words(120) });
    recap.sponsors.organisations = [];
  },
  newsletter(newsletter, words) {
    Object.assign(newsletter.hero, { heading: words(60), text: words(90), lead: words(240) });
    newsletter.issues = toMany(newsletter.issues);
    for (const issue of newsletter.issues)
      Object.assign(issue, { title: words(90), desc: words(400) });
  },
  learnai(learnai) {
    learnai.text = stressWords()(120);
  },
  "partner-with-us"(partner, words) {
    Object.assign(partner.hero, { heading: words(60), lead: words(200), button: words(30) });
    partner.benefits.cards = partner.benefits.cards.slice(0, 1);
    Object.assign(partner.benefits.cards[0], { title: words(60), text: words(320) });
    for (const fact of partner.conference.facts) {
      Object.assign(fact, { value: words(16), label: words(60), text: words(200) });
    }
    for (const tier of partner.tiers.entries) {
      Object.assign(tier, { name: words(30), priceInDollars: 1_000_000, button: words(40) });
    }
    for (const row of partner.tiers.rows) {
      row.label = words(60);
      row.values = row.values.map(() => words(60));
    }
    for (const entry of partner.partnerTypes.entries) {
      Object.assign(entry, { name: words(40), text: words(320), button: words(40) });
      entry.points = entry.points.map(() => words(90));
      delete entry.inquiry;
    }
    partner.faq.questions = partner.faq.questions.slice(0, 1);
    partner.faq.questions[0] = { question: words(140), answer: words(900) };
  },
  projectx(projectx, words) {
    Object.assign(projectx.landing, { heading: words(40), text: words(700) });
    for (const fact of projectx.landing.facts) {
      Object.assign(fact, { value: words(16), label: words(90) });
    }
    for (const edition of projectx.editions) {
      Object.assign(edition, { focus: words(60), lead: words(320), prizePool: words(16) });
      edition.tags = [words(60), words(60), words(60), words(60), words(60)];
    }
    const [announced, past] = projectx.editions;
    delete announced.notice;
    for (const entry of past.documents.entries) {
      Object.assign(entry, { title: words(60), text: words(200), button: words(40) });
    }
    past.teams.organisations = past.teams.organisations.slice(0, 1);
    for (const entry of past.timeline.entries) entry.title = words(60);
  },
};
