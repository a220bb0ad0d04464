/** What a checker found: which checker, which of its rules, and where. */
export type Finding = { checker: Checker; rule: string; message: string; where: string };
type Checker = "axe" | "html-validate" | "HTML_CodeSniffer" | "IBM" | "Nu" | "Nu, styles";

type Reviewed = {
  checker: Checker;
  rule: string;
  message?: RegExp;
  /** Matches the markup, or the place in the markup or stylesheet, that the checker shows. */
  where?: RegExp;
  /** Why it is right as it is. */
  reason: string;
};

/**
 * Everything that a checker says and that a person has looked at and left as it is. What is not here fails the tests.
 * Before an entry is added: can the page be mended instead?
 */
const REVIEWED: Reviewed[] = [
  // --- Questions that the accessibility engines ask because they can't know the answer.
  {
    checker: "axe",
    rule: "color-contrast",
    message:
      /background (gradient|image)|pseudo element|overlap|obscured|too short|image node|^Unable to determine/,
    reason:
      "Text on gradients, planets and layers: contrast.spec.ts measures every line against the pixels behind it.",
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
    reason: "Decoration: the club's mark and portraits stand beside the name they belong to.",
  },
  {
    checker: "HTML_CodeSniffer",
    rule: "1_3_1.H39.3.NoCaption",
    where: /aria-labelledby="sponsorship-tiers"/,
    reason: "The section's heading names the table; a caption would say it twice.",
  },
  {
    checker: "HTML_CodeSniffer",
    rule: "1_4_10",
    message: /position: fixed/,
    where: /data-position=|id="navigation-drawer"/,
    reason: "Notices and the drawer; every-page.spec.ts proves that nothing scrolls sideways.",
  },
  {
    checker: "IBM",
    rule: "img_alt_background",
    reason: "All pictures set by the stylesheet are gradients and planets: decoration.",
  },
  {
    checker: "IBM",
    rule: "list_structure_proper",
    where: /^<dl/,
    reason:
      "Terms and their answers are grouped by div, as HTML allows and the rule does not know.",
  },
  {
    checker: "IBM",
    rule: "style_highcontrast_visible",
    where: /^<style/,
    reason: "Asked of every stylesheet; contrast.spec.ts looks at each page with forced colours.",
  },
  {
    checker: "IBM",
    rule: "style_color_misuse",
    where: /^<style/,
    reason: "Asked of every stylesheet; links are underlined and states have a sign or a word too.",
  },
  {
    checker: "IBM",
    rule: "element_tabbable_unobscured",
    reason:
      "keyboard.spec.ts tabs through every page and fails where something lies over the focus.",
  },
  {
    checker: "IBM",
    rule: "input_label_visible",
    where: /name="view"/,
    reason: "Each is chosen by labels in the page that look like buttons; the name is the same.",
  },
  {
    checker: "IBM",
    rule: "text_block_heading",
    message:
      /this text '(\d|\$|All day|five months|UofX AI|ConferenceX 2025|ProjectX|Neural Notes|[A-Z][a-z]+ \d)/,
    reason: "Large figures, dates, hours and names: nothing stands under them as under a heading.",
  },
  {
    checker: "IBM",
    rule: "download_keyboard_controllable",
    where: /href="\/documents\//,
    reason: "The browser's own reader shows the documents.",
  },
  {
    checker: "IBM",
    rule: "text_sensory_misuse",
    message: /'(below|round)'/,
    reason: "“Some of them below” means later in the page, “all year round” is no shape.",
  },

  // --- Markup.
  {
    checker: "html-validate",
    rule: "no-redundant-aria-label",
    where: /^#show-/,
    reason:
      "Each view has several labels in the page; without the attribute all of them are its name.",
  },

  {
    checker: "Nu",
    rule: "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.",
    where: /rel="expect"/,
    reason: "rel=expect is in the HTML standard since 2024; Nu does not know it yet.",
  },

  // --- Styles that Nu does not know yet; all engines that the site supports do, or go without (@supports).
  {
    checker: "Nu, styles",
    rule: "“container-type”: Property “container-type” doesn't exist.",
    reason: "Container queries, in all engines since 2023.",
  },
  {
    checker: "Nu, styles",
    rule: "Unrecognized at-rule “@container”",
    reason: "Container queries, in all engines since 2023.",
  },
  {
    checker: "Nu, styles",
    rule: "“container”: Parse Error.",
    reason: "The end of a nested @container rule.",
  },
  {
    checker: "Nu, styles",
    rule: "Parse Error.",
    where: /\dcqi[^;}]*$/,
    reason: "The unit cqi, in all engines since 2023.",
  },
  {
    checker: "Nu, styles",
    rule: "Unknown dimension.",
    where: /\dcqi$/,
    reason: "The unit cqi, in all engines since 2023.",
  },
  {
    checker: "Nu, styles",
    rule: 'Cannot invoke "org.w3c.css.values.CssValue.getType()" because "val" is null.',
    reason: "Nu stumbles over light-dark() and color-mix() inside a gradient.",
  },
  {
    checker: "Nu, styles",
    rule: "“interpolate-size”: Property “interpolate-size” doesn't exist.",
    reason: "Behind @supports; without it cards open without a movement.",
  },
  {
    checker: "Nu, styles",
    rule: "“starting-style”: Parse Error.",
    reason: "@starting-style inside a rule, in all engines since 2024.",
  },
  {
    checker: "Nu, styles",
    rule: "Unrecognized at-rule “@view-transition”",
    reason: "Engines that don't know it change pages without a fade.",
  },
  {
    checker: "Nu, styles",
    rule: "CSS: Parse Error.",
    where: /n-(group|new|old)\((root|\*)\)$/,
    reason: "The parts of a change of pages; see above.",
  },
  {
    checker: "Nu, styles",
    rule: "“vector-effect”: Property “vector-effect” doesn't exist.",
    reason:
      "It is SVG 2's, and every browser knows it: a line keeps its width when its drawing is stretched.",
  },
  {
    checker: "Nu, styles",
    rule: "“max-inline-size”: The types are incompatible.",
    where: /^-*\w+\) \+ var\(--\w+\)+$/,
    reason: "A sum of two tokens; Nu does not look up that both are lengths.",
  },
  {
    checker: "Nu, styles",
    rule: "“jump-none” is not a “animation” value.",
    reason: "A way to count steps(), in all engines since 2020.",
  },
  {
    checker: "Nu, styles",
    rule: "“mask”: Too many values or values are not recognized.",
    reason: "The shorthand with a place and a size, in all engines since 2023.",
  },
  {
    checker: "Nu, styles",
    rule: "“mask”: too few values for the property “linear-gradient”.",
    reason: "linear-gradient(#000 0 0) is one colour with two places.",
  },
];

/** The findings that nobody has looked at yet, as lines to read. */
export function unreviewed(findings: Finding[]): string[] {
  const lines = findings
    .filter((finding) => !REVIEWED.some((entry) => covers(entry, finding)))
    .map(({ checker, rule, message, where }) => `${checker} ${rule}: ${message} (${where})`);
  return [...new Set(lines)];
}

function covers(entry: Reviewed, finding: Finding): boolean {
  return (
    entry.checker === finding.checker &&
    finding.rule.includes(entry.rule) &&
    (entry.message?.test(finding.message) ?? true) &&
    (entry.where?.test(finding.where) ?? true)
  );
}
