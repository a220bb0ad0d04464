import { markedValues, metaOf, schemaAt } from "../../app/content/field-meta.server.ts";
import {
  contentOf,
  entriesOf,
  fieldsOf,
  type Finding,
  placesIn,
  type ReadFile,
  warn,
} from "./finding.ts";

export function checkFacts(files: ReadFile[]): Finding[] {
  return [
    ...figuresWrittenOut(files),
    ...listsLongerThanTheirFigure(files),
    ...presidents(files),
    ...duplicates(files),
  ];
}

function figuresWrittenOut(files: ReadFile[]): Finding[] {
  return (
    files
      // A recap has the numbers of its own year, not those of figures.yaml.
      .filter(
        ({ file, page }) => file !== "content/figures.yaml" && !page.startsWith("/conferencex-"),
      )
      .flatMap((each) =>
        [...placesIn(each.content)].flatMap(({ path, value }) => {
          const same = typeof value === "string" ? figuresIn(value, files) : [];
          const [first] = same;
          if (!first) return [];
          return warn(
            each,
            path,
            `“${first.value}” is typed out here.`,
            `Write ${same.map(({ id }) => `{${id}}`).join(" or ")}, so that it changes with figures.yaml.`,
          );
        }),
      )
  );
}

/** Ignores plain numbers, which may count anything. */
export function figuresIn(text: string, files: ReadFile[]): { id: string; value: string }[] {
  return entriesOf(contentOf(files, "figures")?.content)
    .map(({ id, value }) => ({ id: String(id), value: String(value) }))
    .filter(
      ({ value }) =>
        /\d\D|\D\d/.test(value) &&
        new RegExp(`(^|[^\\w$])${RegExp.escape(value)}(?![\\w+])`).test(text),
    );
}

function listsLongerThanTheirFigure(files: ReadFile[]): Finding[] {
  const figures = contentOf(files, "figures");
  if (!figures) return [];
  const edition = files.find(({ page }) => page === "/conferencex");
  const lists = [
    {
      figure: "confirmedSpeakers",
      what: "speakers in the current edition",
      count: entriesOf(fieldsOf(edition?.content).speakers).length,
    },
    {
      figure: "projectxUniversities",
      what: "universities in one edition of ProjectX",
      count: Math.max(
        0,
        ...entriesOf(fieldsOf(contentOf(files, "projectx")?.content).editions).map(({ teams }) => {
          const { organisations } = fieldsOf(teams);
          return Array.isArray(organisations) ? organisations.length : 0;
        }),
      ),
    },
  ];
  return lists.flatMap(({ figure, what, count }) => {
    const index = entriesOf(figures.content).findIndex(({ id }) => id === figure);
    const value = String(entriesOf(figures.content)[index]?.value ?? "");
    const claimed = Number.parseInt(value.replace(/\D/g, ""), 10);
    if (index < 0 || Number.isNaN(claimed) || count <= claimed) return [];
    return warn(
      figures,
      [index],
      `says ${value}, but there are ${count} ${what}.`,
      "Correct the figure, or take out who is no longer part of it.",
    );
  });
}

function presidents(files: ReadFile[]): Finding[] {
  const site = contentOf(files, "site");
  const team = entriesOf(contentOf(files, "team")?.content);
  if (!site || team.length === 0) return [];
  const people = entriesOf(fieldsOf(fieldsOf(site.content).contacts).people);
  return people.flatMap(({ label }, index) => {
    const [, role, name] = /^(\S*President\S*) (.+)$/.exec(String(label)) ?? [];
    if (!name || team.some((member) => member.name === name && member.role === role)) return [];
    return warn(
      site,
      ["contacts", "people", index],
      `team.yaml knows no ${role} called ${name}.`,
      "Change the contact, or the role in team.yaml.",
    );
  });
}

/** Two entries of one list with the same name, file or link. The schemas check ids. */
function duplicates(files: ReadFile[]): Finding[] {
  return files.flatMap((each) => {
    const seen = new Set<string>();
    return [...markedValues(each.schema, each.content)].flatMap(({ path, value, schema, meta }) => {
      if (typeof path.at(-1) !== "number") return [];
      const twin = Object.entries(fieldsOf(value)).find(([field, inner]) => {
        const fieldSchema = schemaAt(schema, field);
        const { file, link } = fieldSchema ? metaOf(fieldSchema) : {};
        const isDistinct = field === meta.namedBy || file || link === "external";
        if (typeof inner !== "string" || !isDistinct) return false;
        const key = JSON.stringify([path.slice(0, -1), field, inner]);
        if (seen.has(key)) return true;
        seen.add(key);
        return false;
      });
      if (!twin) return [];
      const [field, same] = twin;
      return warn(
        each,
        path,
        `another entry of this list has the same ${field}, “${String(same)}”.`,
        "Delete one of the two, or say how they differ.",
      );
    });
  });
}
