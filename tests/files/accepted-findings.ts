export type Finding = { checker: Checker; rule: string; message: string; where: string };
type Checker = "axe" | "html-validate" | "HTML_CodeSniffer" | "IBM" | "Nu" | "Nu, styles";

type AcceptedFinding = {
  checker: Checker;
  rule: string;
  message?: RegExp;
  /** Matches the markup or CSS that the checker quotes. */
  where?: RegExp | undefined;
  reason: string;
};

const A_SUM = "A calculation with custom properties, whose types Nu cannot know.";
const CONTAINERS = "Container queries and their unit cqi, in all browsers since 2023.";
const TRANSITIONS = "Other browsers navigate without a fade.";
const ANCHORS = "Behind @supports. Without it the browser centres the popover.";
const ACCORDION = "Behind @supports. Without it cards open without an animation.";

const NEWER_CSS: [reason: string, rule: string, where?: RegExp][] = [
  [A_SUM, "“--room”: The types are incompatible."],
  [A_SUM, "“--room”: Parse Error."],
  [A_SUM, "“font-size”: Parse Error.", /\(--fit\)|1rlh - 1rem\)+$/],
  [A_SUM, "is not a “font-size” value.", /var\(--fit\)+$/],
  [A_SUM, "CSS: Parse Error.", /\(--(?:page|wrap)-width\)+$/],
  [A_SUM, "“--size”: The types are incompatible.", /--room/],
  [A_SUM, "“margin-inline-end”: The types are incompatible.", /--page-gutter/],
  [
    A_SUM,
    "“max-inline-size”: The types are incompatible.",
    /^-*\w+\) (?:\+ var\(--\w+|- 7rem)\)+$/,
  ],
  ["A root's line height, in all browsers since 2023.", "“--fit”: Parse Error.", /1rlh - 1rem\)+$/],
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
  ["@starting-style inside a rule, in all browsers since 2024.", "“starting-style”: Parse Error."],
  [TRANSITIONS, "Unrecognized at-rule “@view-transition”"],
  [TRANSITIONS, "CSS: Parse Error.", /n-(group|new|old)\((root|\*)\)$/],
  ["Part of SVG 2, in all browsers.", "“vector-effect”: Property “vector-effect” doesn't exist."],
  ["A keyword of steps(), in all browsers since 2020.", "“jump-none” is not a “animation” value."],
  [
    "The shorthand with position and size, in all browsers since 2023.",
    "“mask”: Too many values or values are not recognized.",
  ],
  [
    "linear-gradient(#000 0 0) is one colour with two positions.",
    "“mask”: too few values for the property “linear-gradient”.",
  ],
];

/** Findings that a person has reviewed. Any other finding fails a test. Fix the page before you add an entry. */
const ACCEPTED: AcceptedFinding[] = [
  // --- Accessibility: questions that a checker cannot answer.
  {
    checker: "axe",
    rule: "color-contrast",
    message:
      /background (gradient|image)|pseudo element|overlap|obscured|too short|image node|^Unable to determine/,
    reason:
      "Text on gradients, planets and layers. contrast.spec.ts measures every line against the pixels behind it.",
  },
  {
    checker: "HTML_CodeSniffer",
    rule: "1_4_3",
    message: /absolutely positioned|background image|background gradient|gradient/,
    reason: "The same text as above, measured by contrast.spec.ts.",
  },
  {
    checker: "IBM",
    rule: "text_contrast_sufficient",
    message: /^Verify the contrast ratio/,
    reason: "The same text as above, measured by contrast.spec.ts.",
  },
  {
    checker: "HTML_CodeSniffer",
    rule: "1_1_1.H67.2",
    where: /^<img [^>]*alt=""/,
    reason: "Decoration: the club's logo and portraits are beside the name.",
  },
  {
    checker: "HTML_CodeSniffer",
    rule: "1_3_1.H39.3.NoCaption",
    where: /aria-labelledby="sponsorship-tiers"/,
    reason: "The section's heading names the table. A caption would repeat the heading.",
  },
  {
    checker: "HTML_CodeSniffer",
    rule: "1_4_10",
    message: /position: fixed/,
    where: /data-position=|id="navigation-drawer"/,
    reason: "Toasts and the drawer. layout.spec.ts checks that no page scrolls horizontally.",
  },
  {
    checker: "IBM",
    rule: "img_alt_background",
    reason: "All CSS background images are decoration.",
  },
  {
    checker: "IBM",
    rule: "list_structure_proper",
    where: /^<dl/,
    reason: "HTML allows <div> around a term and its description. The rule does not know that.",
  },
  {
    checker: "IBM",
    rule: "style_highcontrast_visible",
    where: /^<style/,
    reason:
      "Reported for every style sheet. contrast.spec.ts checks each page with forced colours.",
  },
  {
    checker: "IBM",
    rule: "style_color_misuse",
    where: /^<style/,
    reason:
      "Reported for every style sheet. Links are underlined, and states have an icon or a word.",
  },
  {
    checker: "IBM",
    rule: "element_tabbable_unobscured",
    reason: "keyboard.spec.ts tabs through every page and fails where the focus is obscured.",
  },
  {
    checker: "IBM",
    rule: "input_label_visible",
    where: /name="view"/,
    reason: "Labels styled as buttons choose each view, and have the same name.",
  },
  {
    checker: "IBM",
    rule: "text_block_heading",
    message:
      /this text '(\d|\$|All day|five months|UofX AI|ConferenceX 2025|ProjectX|Neural Notes|[A-Z][a-z]+ \d)/,
    reason: "Large figures, dates, hours and names, which head no section.",
  },
  {
    checker: "IBM",
    rule: "download_keyboard_controllable",
    where: /href="\/documents\//,
    reason: "The browser's PDF viewer shows the documents.",
  },
  {
    checker: "IBM",
    rule: "text_sensory_misuse",
    message: /'(below|round)'/,
    reason: "“Below” means later in the page, and “all year round” is no shape.",
  },

  // --- Markup.
  {
    checker: "html-validate",
    rule: "no-redundant-aria-label",
    where: /^#show-/,
    reason: "Each view has several labels. Without the attribute its name would be all of them.",
  },

  {
    checker: "Nu",
    rule: "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.",
    where: /rel="expect"/,
    reason: "rel=expect is in the HTML standard since 2024. Nu does not know it.",
  },

  // --- CSS that Nu does not know. Supported browsers know it, or ignore it behind @supports.
  ...NEWER_CSS.map(([reason, rule, where]): AcceptedFinding => ({
    checker: "Nu, styles",
    rule,
    where,
    reason,
  })),
];

/** The findings without an entry above, as readable lines. */
export function unaccepted(findings: Finding[]): string[] {
  const lines = findings
    .filter((finding) => !ACCEPTED.some((entry) => matches(entry, finding)))
    .map(({ checker, rule, message, where }) => `${checker} ${rule}: ${message} (${where})`);
  return [...new Set(lines)];
}

function matches(entry: AcceptedFinding, finding: Finding): boolean {
  return (
    entry.checker === finding.checker &&
    finding.rule.includes(entry.rule) &&
    (entry.message?.test(finding.message) ?? true) &&
    (entry.where?.test(finding.where) ?? true)
  );
}
