/** What docs/requirements.md states about the sample content. A changed content/ skips these tests. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagePaths } from "../../app/content/pages.server.ts";
import { loadOrganisations } from "../../app/content/organisations.server.ts";
import { loadFigures, loadSite } from "../../app/content/site.server.ts";
import * as UI_TEXT from "../../app/ui-text.ts";
import { loadTeam } from "../../app/content/team.server.ts";
import { loadPastEdition } from "../../app/pages/conference-recap/page.server.ts";
import { loadCurrentConference } from "../../app/pages/conferencex/page.server.ts";
import { loadHome } from "../../app/pages/home/page.server.ts";
import { loadLearnai } from "../../app/pages/learnai/page.server.ts";
import { loadPartner } from "../../app/pages/partner-with-us/page.server.ts";
import { loadProjectx } from "../../app/pages/projectx/page.server.ts";
import { isSampleContent } from "../support/sample.ts";

const recap = "/conferencex-2024";
const menu = ["Home", "About Us", "Our Team", "ConferenceX", "ProjectX", "LearnAI", "Newsletter"];
const count = (list: unknown[] | undefined) => list?.length ?? 0;

/** Facts by requirement: what the content says, and what the specification does. */
const facts: Record<string, () => Promise<[said: unknown, specified: unknown]>> = {
  "R9 the palette is the brand’s six colours": async () => [
    readFileSync("app/styles/tokens.css", "utf8").match(/(?<=--color-(?!white)\w+: )#\w+/g),
    ["#ececec", "#1c1c1c", "#ba76e1", "#f498c3", "#ee3b8e", "#051a42"],
  ],
  "R1 there are seven pages": async () => [
    pagePaths().toSorted(),
    ["/", "/conferencex", recap, "/learnai", "/newsletter", "/partner-with-us", "/projectx"],
  ],
  "R5 the header has seven links and a button": async () => [
    [...(loadSite().navigation ?? []), loadSite().partnerButton].map((item) => item?.label),
    [...menu, "Partner With Us"],
  ],
  "R13 the hero types three words and leads to the newsletter": async () => {
    const { hero } = await loadHome();
    return [
      [hero.typedWords, hero.button?.to],
      [["ProjectX", "ConferenceX", "LearnAI"], "/newsletter"],
    ];
  },
  "R16 there are three project cards": async () => [
    (await loadHome()).projects?.cards.map(({ button }) => button),
    ["Learn More", "Learn More", "Learn More"],
  ],
  "R18 the team has ten members": async () => [count(await loadTeam()), 10],
  "R19 R20 R22 partners get involved by three benefits, tiers and types": async () => {
    const { hero, benefits, tiers, partnerTypes } = loadPartner();
    const counts = [benefits?.cards, tiers?.entries, partnerTypes?.entries].map(count);
    return [
      [hero.button, counts, tiers?.sharedRows],
      [
        "Get Involved",
        [3, 3, 3],
        [
          { label: "Renewed", value: "Never automatically" },
          { label: "Reviewed", value: "At year end" },
        ],
      ],
    ];
  },
  "R23 R30 partners and visitors find at least six questions answered": async () => [
    [loadPartner(), await loadCurrentConference()].map(({ faq }) => count(faq?.questions) >= 6),
    [true, true],
  ],
  "R25 R26 the conference welcomes by its name and leads to last year's highlights": async () => {
    const { welcome, about } = await loadCurrentConference();
    return [
      [welcome?.heading, welcome?.typedWords, about?.heading, about?.button?.to],
      ["Welcome To:", ["ConferenceX"], "What is ConferenceX?", `${recap}#highlights`],
    ];
  },
  "R31 R32 partners and sponsors have strips, and the recap leads to the highlights": async () => {
    const { partners, sponsors } = await loadCurrentConference();
    const earlier = await loadPastEdition("/conferencex-2024");
    const lists = [partners, sponsors, earlier.sponsors].map((strip) => strip?.organisations);
    const all = [...lists, earlier.highlights, earlier.speakers];
    return [
      [all.map(count).includes(0), earlier.button],
      [false, "ConferenceX 2024 Highlights"],
    ];
  },
  "R34 LearnAI has one sentence": async () => [loadLearnai().text.match(/[.!?]/g), ["!"]],
  "R36 R37 only ProjectX 2023 has documents, teams and a timeline": async () => [
    (await loadProjectx()).editions.map((edition) => {
      const { year, focus, tags, prizePool, notice, documents, teams, timeline } = edition;
      const words = [focus, tags?.[0], prizePool].every(Boolean);
      const lists = [documents?.entries, teams?.organisations, timeline?.entries];
      return [year, words, Boolean(notice), count(documents?.entries), lists.every(count)];
    }),
    [
      [2024, true, true, 0, false],
      [2023, true, false, 3, true],
    ],
  ],
  "R11 the sample leads to reserved addresses only": async () => {
    const texts = JSON.stringify([loadSite(), loadOrganisations()]);
    const hosts = [...texts.matchAll(/(?:https:\/\/|@)([a-z0-9.-]+)/g)].map(([, host]) => host);
    return [hosts.filter((host) => !host?.endsWith(".example")), []];
  },
  "R40 the spinner has the label “Loading...”": async () => [UI_TEXT.loading, "Loading..."],
  "R12 B8 no page writes out a figure of the ledger or a fact of the club": async () => {
    const { club, newsletterName, tagline } = loadSite();
    // A plain number such as 8 may mean anything; one with a sign is a claim.
    const claims = loadFigures().flatMap(({ value }) => (/[+$]/.test(value) ? [value] : []));
    const pages = ["home", "partner-with-us", "newsletter", "projectx", "learnai"];
    const texts = pages.map((name) => readFileSync(`content/${name}.yaml`, "utf8"));
    const isWritten = (text: string) =>
      [club, newsletterName, tagline].some((word) => word && text.includes(word)) ||
      text.split(/[\s"'()]+/).some((word) => claims.includes(word));
    return [texts.filter(isWritten), []];
  },
};

for (const [title, fact] of Object.entries(facts)) {
  test.skipIf(!isSampleContent())(title, async () => {
    const [said, specified] = await fact();
    expect(said).toEqual(specified);
  });
}
