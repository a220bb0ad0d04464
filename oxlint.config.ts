import { defineConfig, type OxlintOverride } from "oxlint";

/** Folders of app/ from which each folder imports nothing (docs/architecture.md). */
const NOT_FROM = {
  content: "ui|layout|pages|router",
  ui: "start|layout|pages|router",
  start: "layout|pages|router",
  layout: "router",
  pages: "router",
};

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise"],
  categories: { correctness: "error" },
  ignorePatterns: ["**/dist/**"],
  rules: {
    eqeqeq: ["error", "always", { null: "ignore" }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "jsx-a11y/control-has-associated-label": "off", // It takes an empty corner cell of a table for a control.
    "jsx-a11y/prefer-tag-over-role": "off", // <output> belongs to forms; a status here does not.
    // Types, too: a circle of types is a circle of things to understand.
    "import/no-cycle": ["error", { ignoreTypes: false }],
  },
  overrides: [
    {
      files: ["app/**"],
      rules: {
        "no-console": ["error", { allow: ["error"] }],
        "react/exhaustive-deps": "error",
        "react/no-danger": "error",
        "react/rules-of-hooks": "error",
        // The security policy blocks style attributes.
        "react/forbid-dom-props": ["error", { forbid: ["style"] }],
      },
    },
    ...Object.entries(NOT_FROM).map(([folder, others]): OxlintOverride => {
      const patterns = [{ regex: `^(#app|(\\.\\./)+)/?(${others})/` }];
      return {
        files: [`app/${folder}/**`],
        rules: { "no-restricted-imports": ["error", { patterns }] },
      };
    }),
  ],
});
