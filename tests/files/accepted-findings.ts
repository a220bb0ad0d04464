export type Finding = { checker: Checker; rule: string; message: string; where: string };
type Checker = "axe" | "html-validate" | "HTML_CodeSniffer" | "IBM" | "Nu" | "Nu, styles";

/** `where` matches the markup or CSS that the checker quotes. */
type Accepted = [reason: string, rule: string, where?: RegExp, message?: RegExp];

const ANY = /(?:)/;
const MEASURED =
  "Text on gradients, planets and layers, which contrast.spec.ts measures by pixels.";
const EVERY_SHEET = "Reported for every style sheet.";
const A_SUM = "A calculation with custom properties, whose types Nu cannot know.";
const CONTAINERS = "Container queries and their unit cqi, in all browsers since 2023.";
const TRANSITIONS = "Other browsers navigate without a fade.";
const ANCHORS = "Behind @supports. Without it the browser centres the popover.";
const ACCORDION = "Behind @supports. Without it cards open without an animation.";

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
  Nu: [
    [
      "rel=expect is in the HTML standard since 2024. Nu does not know it.",
      "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.",
      /rel="expect"/,
    ],
  ],
  // CSS that Nu does not know. Supported browsers know it, or ignore it behind @supports.
  "Nu, styles": [
    [A_SUM, "“--room”: The types are incompatible."],
    [A_SUM, "“--room”: Parse Error."],
    [A_SUM, "“font-size”: Parse Error.", /\(--fit\)|1rlh - 1rem\)+$/],
    [A_SUM, "is not a “font-size” value.", /var\(--fit\)+$/],
    [A_SUM, "CSS: Parse Error.", /\(--(?:page|wrap)-width\)+$/],
    [A_SUM, "is not a “*invalid*” value.", /var\(--dim\)+$/],
    [A_SUM, "“grid-auto-rows”: The types are incompatible.", / \+ 2px\), auto\)+$/],
    [A_SUM, "“--size”: The types are incompatible.", /--room/],
    [A_SUM, "“margin-inline-end”: The types are incompatible.", /--page-gutter/],
    [
      A_SUM,
      "“max-inline-size”: The types are incompatible.",
      /^-*\w+\) (?:\+ var\(--\w+|- 7rem)\)+$/,
    ],
    [
      "A root's line height, in all browsers since 2023.",
      "“--fit”: Parse Error.",
      /1rlh - 1rem\)+$/,
    ],
    [CONTAINERS, "“container-type”: Property “container-type” doesn't exist."],
    [CONTAINERS, "Unrecognized at-rule “@container”"],
    [CONTAINERS, "“container”: Parse Error."],
    [CONTAINERS, "“max-inline-size”: Parse Error.", / - 6rem,11\.5rem\)+$/],
    [CONTAINERS, "Parse Error.", /\dcqi[^;}]*$/],
    [CONTAINERS, "Unknown dimension.", /\dcqi$/],
    [
      "Nu fails on light-dark() and color-mix() inside a gradient.",
      'Cannot invoke "org.w3c.css.values.CssValue.getType()" because "val" is null.',
    ],
    [ACCORDION, "“interpolate-size”: Property “interpolate-size” doesn't exist."],
    [ANCHORS, "“anchor-name”: Property “anchor-name” doesn't exist."],
    [ANCHORS, "“position-anchor”: Property “position-anchor” doesn't exist."],
    [ANCHORS, "“position-area”: Property “position-area” doesn't exist."],
    [ANCHORS, "“position-try-fallbacks”: Property “position-try-fallbacks” doesn't exist."],
    [ANCHORS, "Unrecognized at-rule “@position-try”"],
    [
      "@starting-style inside a rule, in all browsers since 2024.",
      "“starting-style”: Parse Error.",
    ],
    [TRANSITIONS, "Unrecognized at-rule “@view-transition”"],
    [TRANSITIONS, "CSS: Parse Error.", /n-(group|new|old)\((root|\*)\)$/],
    ["Part of SVG 2, in all browsers.", "“vector-effect”: Property “vector-effect” doesn't exist."],
    [
      "A keyword of steps(), in all browsers since 2020.",
      "“jump-none” is not a “animation” value.",
    ],
    [
      "The shorthand with position and size, in all browsers since 2023.",
      "“mask”: Too many values or values are not recognized.",
    ],
    [
      "linear-gradient(#000 0 0) is one colour with two positions.",
      "“mask”: too few values for the property “linear-gradient”.",
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
