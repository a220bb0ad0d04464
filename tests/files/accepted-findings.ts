export type Finding = { checker: Checker; rule: string; message: string; where: string };
type Checker = "axe" | "html-validate" | "HTML_CodeSniffer" | "IBM";

/** `where` matches the markup or CSS that the checker quotes. */
type Accepted = [reason: string, rule: string, where?: RegExp, message?: RegExp];

const ANY = /(?:)/;
const MEASURED =
  "Text on gradients, planets and layers, which contrast.spec.ts measures by pixels.";
const EVERY_SHEET = "Reported for every style sheet.";

/** Findings that a person has reviewed. Any other finding fails a test. Fix the page before you add an entry. */
const ACCEPTED: Record<Checker, Accepted[]> = {
  axe: [
    [
      MEASURED,
      "color-contrast",
      ANY,
      /background (gradient|image)|pseudo element|overlap|obscured|too short|image node|^Unable to determine/,
    ],
  ],
  HTML_CodeSniffer: [
    [MEASURED, "1_4_3", ANY, /absolutely positioned|background image|background gradient|gradient/],
    [
      "Decoration: the club's logo and portraits are beside the name.",
      "1_1_1.H67.2",
      /^<img [^>]*alt=""/,
    ],
    [
      "The section's heading names the table. A caption would repeat the heading.",
      "1_3_1.H39.3.NoCaption",
      /aria-labelledby="sponsorship-tiers"/,
    ],
    [
      "Toasts and the drawer. layout.spec.ts checks that no page scrolls horizontally.",
      "1_4_10",
      /data-position=|id="navigation-drawer"/,
      /position: fixed/,
    ],
  ],
  IBM: [
    [MEASURED, "text_contrast_sufficient", ANY, /^Verify the contrast ratio/],
    ["All CSS background images are decoration.", "img_alt_background"],
    [
      "HTML allows <div> around a term and its description. The rule does not know that.",
      "list_structure_proper",
      /^<dl/,
    ],
    [
      `${EVERY_SHEET} contrast.spec.ts checks each page with forced colours.`,
      "style_highcontrast_visible",
      /^<style/,
    ],
    [
      `${EVERY_SHEET} Links are underlined, and states have an icon or a word.`,
      "style_color_misuse",
      /^<style/,
    ],
    [
      "keyboard.spec.ts tabs through every page and fails where the focus is obscured.",
      "element_tabbable_unobscured",
    ],
    [
      "Labels styled as buttons choose each view, and have the same name.",
      "input_label_visible",
      /name="view"/,
    ],
    [
      "Large figures, dates, hours and names, which head no section.",
      "text_block_heading",
      ANY,
      /this text '(\d|\$|All day|five months|UofX AI|ConferenceX 2025|ProjectX|Neural Notes|[A-Z][a-z]+ \d)/,
    ],
    [
      "The browser's PDF viewer shows the documents.",
      "download_keyboard_controllable",
      /href="\/documents\//,
    ],
    [
      "“Below” means later in the page, and “all year round” is no shape.",
      "text_sensory_misuse",
      ANY,
      /'(below|round)'/,
    ],
  ],
  "html-validate": [
    [
      "Each view has several labels. Without the attribute its name would be all of them.",
      "no-redundant-aria-label",
      /^#show-/,
    ],
  ],
};

/** The findings without an entry above, as readable lines. */
export function unaccepted(findings: Finding[]): string[] {
  const lines = findings
    .filter((finding) => !ACCEPTED[finding.checker].some((entry) => matches(entry, finding)))
    .map(({ checker, rule, message, where }) => `${checker} ${rule}: ${message} (${where})`);
  return [...new Set(lines)];
}

function matches([, rule, where = ANY, message = ANY]: Accepted, finding: Finding): boolean {
  return finding.rule.includes(rule) && where.test(finding.where) && message.test(finding.message);
}
