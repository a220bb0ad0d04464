import { defineConfig, type OxlintOverride } from "oxlint";

/** Imports that would turn the order of the folders around (docs/architecture.md). */
function restrictedImports(files: string[], folders: string, message: string): OxlintOverride {
  const patterns = [{ regex: `^(#app|(\\.\\./)+|(\\.\\./)+app)/?(${folders})/`, message }];
  return { files, rules: { "eslint/no-restricted-imports": ["error", { patterns }] } };
}

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ["**/dist/**"],
  rules: {
    // Off: what these ask for does not fit here.
    "react/react-in-jsx-scope": "off", // JSX needs no React in scope since React 17.
    "react/no-unescaped-entities": "off", // Quotes in running text are text.
    "unicorn/no-array-sort": "off", // Sorting a copy in place is plain enough.
    "eslint/no-await-in-loop": "off", // Steps that follow one another are meant to.
    "eslint/no-shadow": "off",
    "import/no-unassigned-import": "off", // Styles are imported for their effect.
    "unicorn/require-module-specifiers": "off", // “export {}” makes a script a module of its own.

    "react/exhaustive-effect-dependencies": "off", // An effect may run again for a change it does not read.
    "jsx-a11y/prefer-tag-over-role": "off", // <output> belongs to forms; a status here does not.
    "jsx-a11y/no-interactive-element-to-noninteractive-role": "off", // It takes table rows for interactive.
    "jsx-a11y/control-has-associated-label": "off", // It takes an empty corner cell of a table for a control.
    // Dialogs and toasts react to clicks and the pointer; Escape and focus do the same by keyboard.
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",

    "eslint/eqeqeq": ["error", "always", { null: "ignore" }],
    "eslint/no-var": "error",
    "eslint/prefer-const": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "react/no-danger": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/jsx-no-target-blank": "error",
    "react/button-has-type": "error",
    "react/forbid-dom-props": [
      "error",
      {
        forbid: [
          {
            propName: "style",
            message:
              "The security policy blocks style attributes. Write a class, or a data attribute that the stylesheet reads.",
          },
        ],
      },
    ],
    // Types, too: a circle of types is a circle of things to understand.
    "import/no-cycle": ["error", { ignoreTypes: false }],
  },
  overrides: [
    // docs/architecture.md says which folder stands on which.
    restrictedImports(
      ["app/ui/**"],
      "layout|pages|router|start",
      "A component gets what it shows as props.",
    ),
    restrictedImports(
      ["app/content/**"],
      "ui|layout|pages|router",
      "What reads content/ knows no page.",
    ),
    restrictedImports(
      ["app/pages/**", "app/layout/**"],
      "router",
      "A page does not know how it is reached.",
    ),
    restrictedImports(["app/start/**"], "layout|pages|router", "These scripts run before React."),
    {
      files: ["app/**"],
      rules: {
        "eslint/no-console": ["error", { allow: ["error"] }],
        "import/no-default-export": "error",
      },
    },
    {
      // A page is found by its default export.
      files: ["app/pages/**", "**/*.d.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      // Drawn by a library that reads style attributes; nothing of it reaches a page.
      files: ["metadata/link-preview.tsx"],
      rules: { "react/forbid-dom-props": "off" },
    },
    {
      files: ["tests/**"],
      rules: {
        // What runs in the page is one function that takes its helpers along.
        "unicorn/consistent-function-scoping": "off",
        // Playwright hands a fixture on with a function called “use”.
        "react/rules-of-hooks": "off",
      },
    },
  ],
});
