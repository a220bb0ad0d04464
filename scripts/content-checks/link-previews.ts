import { familyCalled, missingLetters } from "../../app/link-previews/fitted-text.server.ts";
import { type Finding, findingAt, type ReadFile, textsIn } from "./finding.ts";

/** The fields whose words are in link previews, by file. */
const DRAWN: [file: RegExp, field: RegExp][] = [
  [/site\.yaml$/, /^(?:club|tagline|newsletterName|navigation\.label)$/],
  [/home\.yaml$/, /^hero\.(?:heading|typedWords)$/],
  [/conferencex\/\d+\.yaml$/, /^(?:name|city|hero\.heading)$/],
  [/newsletter\.yaml$/, /^(?:hero\.heading|hero\.text|issues\.title)$/],
  [/learnai\.yaml$/, /^(?:text|page\.title)$/],
  [/projectx\.yaml$/, /^landing\.(?:heading|facts\.value|facts\.label)$/],
  [/partner-with-us\.yaml$/, /^(?:hero\.heading|tiers\.entries\.name)$/],
];

/** Letters that link previews leave out, once a file. */
export function checkLinkPreviews(files: ReadFile[]): Finding[] {
  const family = familyCalled("Tabular");
  return files.flatMap((file) => {
    const field = DRAWN.find(([name]) => name.test(file.file))?.[1];
    const texts = textsIn(file).filter(
      ({ path, value }) =>
        field?.test(path.filter((step) => typeof step === "string").join(".")) &&
        missingLetters(value, family).length > 0,
    );
    const [first] = texts;
    if (!first) return [];
    const letters = new Set(texts.flatMap(({ value }) => missingLetters(value, family)));
    return findingAt(
      file,
      first.path,
      `link previews can’t draw ${[...letters].join(" ")} and leave out the line, or an emoji alone.`,
      "If the line matters there, write it in Latin, Greek or Cyrillic letters. The page shows all of it.",
    );
  });
}
