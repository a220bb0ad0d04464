/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    // Colours are in app/styles/tokens.css, by name and for both colour modes.
    "color-no-hex": true,
    "color-named": ["never", { ignore: ["inside-function"] }], // a mask's gradient is drawn in plain black
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "oklab", "oklch"],
    // Readers set the size of text in their browser.
    "declaration-property-unit-disallowed-list": { "font-size": ["px"] },
    // One scale each, in app/styles/tokens.css, and four widths at which a page changes.
    "declaration-property-value-allowed-list": {
      "line-height": [/^var\(--line-/],
      "letter-spacing": [/^var\(--spacing-/, "normal"],
    },
    "media-feature-name-value-allowed-list": { width: ["20rem", "40rem", "60rem", "76rem"] },
    // Layers decide which rule wins.
    "declaration-no-important": true,
    "selector-max-id": 0,
    // CSS Modules turn class names into object keys, so theirs are in camelCase.
    "selector-class-pattern": "^[a-z][a-zA-Z0-9-]*$",
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "import-notation": "string",
    // Blank lines are the writer's: they group declarations by what they do.
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "comment-empty-line-before": null,
    "at-rule-empty-line-before": null,
  },
  overrides: [
    { files: ["tokens.css"], rules: { "color-no-hex": null, "function-disallowed-list": null } },
  ],
};
