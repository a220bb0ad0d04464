/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  reportNeedlessDisables: true,
  rules: {
    // Colours are in app/styles/tokens.css, by name and for both colour modes.
    "color-no-hex": true,
    "color-named": ["never", { ignore: ["inside-function"] }], // a mask's gradient is drawn in plain black
    "function-disallowed-list": [
      ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
      {
        message:
          "Take the colour from app/styles/tokens.css, or mix one of its colours with color-mix().",
      },
    ],
    // From right to left the page is mirrored (tests/site/direction.spec.ts).
    "property-disallowed-list": [
      ["/(?:^|-)(?:left|right)(?:-|$)/"],
      { message: "Write start or end for it: margin-inline-start, inset-inline-end." },
    ],
    "declaration-property-value-disallowed-list": [
      {
        "/./": ["/^(?:left|right)$/"],
        // Four different sides.
        "/^(?:margin|padding|inset|border-(?:width|radius))$/": [
          "/^[^\\s,]+ ([^\\s,]+) [^\\s,]+ (?!\\1$)[^\\s,]+$/",
        ],
        translate: ["/^(?!0 |none|var)(?!.*--inline)/"],
        transform: ["/translate(?:X|3d)?\\((?!0[,)])(?!.*--inline)/"],
      },
      { message: "From right to left this is not mirrored: multiply by var(--inline)." },
    ],
    // Layers decide which rule wins.
    "declaration-no-important": true,
    "selector-max-id": 0,
    "selector-class-pattern": "^[a-z][a-z0-9-]*$",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "import-notation": "string",
    // Blank lines are the writer's: they group declarations by what they do.
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "comment-empty-line-before": null,
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
  },
  // By name, because brackets in the path of the project, as in “club (1)”, would become part of a pattern with folders.
  overrides: [
    {
      files: ["*.module.css"],
      rules: {
        // CSS Modules turn class names into object keys: camelCase reads best in TypeScript.
        "selector-class-pattern": [
          "^[a-z][a-zA-Z0-9]*$",
          { message: "Write class names in camelCase: styles.speakerCard." },
        ],
      },
    },
    {
      files: ["tokens.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
    // Written by the build.
    { files: ["fonts.css"], rules: { "font-family-name-quotes": null } },
  ],
};
