import { z } from "zod";
import { ContentError } from "./content-error.server.ts";
import { report, singleLine } from "./fields.server.ts";
import { hasContent, loadContent } from "./load-content.server.ts";
import { LANGUAGE } from "./placeholders.server.ts";
import { siteLanguage } from "./site.server.ts";

/** What the site itself says: in English, and where. content/interface.yaml has the words that are shown. */
const TEXTS = {
  skipToContent: ["Skip to the content", "The first link of every page, for keyboards."],
  mainNavigation: ["Main", "The name of the header’s menu, for screen readers."],
  footerNavigation: ["Footer", "The name of the footer’s menu, for screen readers."],
  menu: ["Menu", "The name of the menu on phones and of its button, for screen readers."],
  closeMenu: ["Close the menu", "The button that closes that menu, for screen readers."],
  colourMode: ["Colour mode", "The name of the three colour buttons, for screen readers."],
  light: ["Light", "The button of the light colours."],
  dark: ["Dark", "The button of the dark colours."],
  matchSystem: ["Match system", "The button of the colours that the system uses."],
  pauseMotion: ["Pause motion", "The button that stops everything that moves."],
  playMotion: ["Play motion", "The same button, which lets it move again."],
  opensInNewTab: ["(opens in a new tab)", "After such links, for screen readers."],
  loading: ["Loading...", "While a page is loading."],
  dismiss: ["Dismiss", "The button that closes a message, for screen readers."],
  copyLink: ["Copy link", "The button that copies the address of a question, a person or a talk."],
  copyLinkTo: ["to “{name}”", "The rest of that button’s name, for screen readers."],
  linkCopied: ["Link copied", "Said when that address has been copied."],
  copyingBlocked: [
    "Your browser blocked copying. Here’s the text:",
    "Said over the text, which can then be copied by hand.",
  ],
  emailTo: ["To:", "Before the address in the copied text of an email."],
  emailSubject: ["Subject:", "Before the subject in the copied text of an email."],
  offline: [
    "You’re offline. Try that link again once you’re connected.",
    "Said when a page cannot be loaded without a network.",
  ],
  tooLate: [
    "The page did not arrive within 120 seconds.",
    "On the error screen of a page that takes too long.",
  ],
  unknownError: ["Unknown error", "On the error screen, if there is no more to say."],
  tryAgain: ["Try again", "A link of the error screen."],
  or: ["or", "Between the two links of the error screen."],
  goHome: ["go to the home page", "The other link of the error screen."],
  whatTheClubDoes: [
    "What the club does",
    "The name of the sliding strip of words, for screen readers.",
  ],
  aboutProject: ["about {name}", "After the button of a project’s card, for screen readers."],
  portraitOf: ["Portrait of {name}", "The alternative text of a speaker’s photo."],
  speakers: ["Speakers", "Over the speakers of a conference whose file has no heading for them."],
  highlights: ["Highlights", "Over those of a past conference whose file has no heading for them."],
  venue: ["Venue", "Before the place of a conference whose file does not mention it elsewhere."],
  soldOut: ["Sold out", "In place of the ticket button."],
  calendarFile: ["Calendar file (.ics)", "An entry of the calendar menu."],
  whereYouAre: ["{hours} where you are", "The event’s hours on the visitor’s own clock."],
  readIssue: ["Read the issue", "On the card of a newsletter issue."],
  yes: ["Yes", "Of a tick in the tiers’ table, for screen readers."],
  no: ["No", "Of a dash there, for screen readers."],
  showView: ["Show", "Before the choice of an edition without JavaScript."],
  sizeOfPdf: ["PDF, {size} KB", "A document’s kind and size."],
  previewOfPlanet: [
    "{name}, beside a violet planet on its orbit",
    "The alternative text of the link preview of pages without one of their own.",
  ],
  previewOfHome: [
    "{heading}, before a large pink and purple planet that is half out of the frame",
    "That of the home page.",
  ],
  previewOfConference: [
    "{name}, {date}, {city}. The day’s number, as large as a poster, above the horizon of a planet",
    "That of the conference.",
  ],
  previewOfRecap: [
    "{heading}. A framed picture hangs above a planet by night",
    "That of a past conference.",
  ],
  previewOfCourse: ["{heading}. A small moon in the night sky", "That of the course."],
  previewOfNewsletter: [
    "{heading}. A folded letter drifts among the stars",
    "That of the newsletter.",
  ],
  previewOfIssue: [
    "{heading}. A letter with a picture for its stamp",
    "That of a newsletter issue.",
  ],
  previewOfPartners: ["{heading}, beside planets on their orbits", "That of the partner page."],
} as const;

export type UiText = Record<keyof typeof TEXTS, string>;

const ENGLISH = Object.fromEntries(
  Object.entries(TEXTS).map(([name, [english]]) => [name, english]),
) as UiText;

const NAME = /\{(\w+)\}/g;

/** A text must keep the names in braces that the English one has, where the site puts words. */
export const uiTextSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(TEXTS).map(([name, [english, description]]) => [
      name,
      singleLine(160, description, english)
        .superRefine((text, context) => {
          for (const [each] of english.matchAll(NAME)) {
            if (!text.includes(each))
              report(context, `${each} is not in “${text}”.`, `Write ${each} where it belongs.`);
          }
        })
        .optional(),
    ]),
  ),
);

/** Left in place by the content's own placeholders. */
const OWN_NAMES = Object.fromEntries(
  Object.values(ENGLISH).flatMap((english) =>
    [...english.matchAll(NAME)].map(([whole, name]) => [name, whole]),
  ),
);

export const UI_TEXT_FILE = "content/interface.yaml";

/** In English where the club has not written a text. */
export function loadUiText(): UiText {
  if (!hasContent("interface")) return ENGLISH;
  const placeholders = { ...OWN_NAMES, [LANGUAGE]: siteLanguage() };
  return { ...ENGLISH, ...loadContent(UI_TEXT_FILE, uiTextSchema, placeholders) };
}

/**
 * `UI_TEXT` of the code that visitors run, for Vite's `define`, which writes each text where it is used. In development
 * the English texts stand in for a file with a mistake, which the page shows.
 */
export function uiTextConstants(isDevelopment: boolean): Record<string, string> {
  let texts = ENGLISH;
  try {
    texts = loadUiText();
  } catch (error) {
    if (!isDevelopment || !(error instanceof ContentError)) throw error;
  }
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([name, text]) => [`UI_TEXT.${name}`, JSON.stringify(text)]),
  );
}
