import { fieldsOf, type Finding, placesIn, type ReadFile } from "./finding.ts";

export const RESERVED = /\.example(?![\w.-]*[a-z0-9])/i;

export function checkLaunch(files: ReadFile[]): Finding[] {
  return files.flatMap((each) => {
    const { file } = each;
    const { isWhole, samples, addresses } = leftIn(each);
    const findings: Finding[] = [];
    if (samples > 0) {
      findings.push({
        level: "error",
        file,
        entry: "",
        problem: isWhole
          ? "the file is still marked as invented (sample: true)."
          : `${samples} ${samples === 1 ? "entry is" : "entries are"} still marked as invented (sample: true).`,
        remedy: "Replace what is invented, then delete the mark.",
      });
    }
    if (addresses.length > 0) {
      findings.push({
        level: "error",
        file,
        entry: "",
        problem: `${addresses.length} ${addresses.length === 1 ? "address ends" : "addresses end"} in .example, which exists nowhere: ${[...new Set(addresses)].join(", ")}.`,
        remedy: "Write the real ones.",
      });
    }
    return findings;
  });
}

/** One warning before launch, because long-known samples must not hide new findings. */
export function summarizeLaunch(files: ReadFile[]): Finding[] {
  const left = files.map(leftIn);
  const wholes = left.filter(({ isWhole }) => isWhole).length;
  const samples = left.reduce((sum, each) => sum + (each.isWhole ? 0 : each.samples), 0);
  const addresses = left.reduce((sum, each) => sum + each.addresses.length, 0);
  if (wholes + samples + addresses === 0) return [];
  return [
    {
      level: "warning",
      file: "content",
      entry: "",
      problem: `still invented: ${wholes} whole files, ${samples} entries, ${addresses} addresses that end in .example.`,
      remedy: "`npm run content -- --launch` lists them.",
    },
  ];
}

function leftIn({ content }: ReadFile) {
  const places = [...placesIn(content)];
  return {
    isWhole: fieldsOf(content).sample === true,
    samples: places.filter(({ key, value }) => key === "sample" && value === true).length,
    addresses: places.flatMap(({ value }) =>
      typeof value === "string" && RESERVED.test(value)
        ? (/\S*\.example\S*/i.exec(value)?.[0] ?? [])
        : [],
    ),
  };
}
