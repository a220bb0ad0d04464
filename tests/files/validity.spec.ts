import { readdirSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { distFolder } from "../support/folders.ts";
import { expect, test } from "../support/site.ts";

const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:a11y"],
    rules: {
      // React serializes markup in these forms, which HTML allows.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "void-style": "off",
      // The fragment of an edition is a year (B5).
      "valid-id": ["error", { relaxed: true }],
      // Within a summary, which toggles by itself (app/pages/projectx/views.tsx).
      "prefer-native-element": ["error", { exclude: ["button"] }],
    },
  }),
);

test("R1 html-validate accepts every page", async () => {
  const files = readdirSync(distFolder).filter((name) => name.endsWith(".html"));
  for (const file of files) {
    const { results } = await htmlValidate.validateFile(join(distFolder, file));
    const messages = results.flatMap((result) => result.messages);
    const findings = messages.map(({ ruleId, message, selector }) =>
      [ruleId, message, selector].join(": "),
    );
    expect.soft(findings, file).toEqual([]);
  }
});
