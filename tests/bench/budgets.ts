/** The limits of `--check`. `worst` checks the greatest value of all rounds instead of the median. */
export type Budget = { least?: number; most?: number; worst?: boolean };

/** The columns of the table. A ratio is the page's figure divided by that of its no-JS baseline. */
export const budgets: Record<string, Budget> = {
  performance: {},
  "baseline performance": {},
  "points below baseline": { most: 3 },
  accessibility: { least: 100 },
  "best-practices": { least: 100 },
  // Not measured on the 404 page, which is `noindex`.
  seo: { least: 100 },
  "FCP ms": {},
  "LCP ms": {},
  "TBT ms": {},
  CLS: { worst: true },
  "LCP ratio": { most: 1.1 },
  "interactive ratio": { most: 1.25 },
  "CPU ratio": { most: 1.25 },
  "loaded CLS": { most: 0, worst: true },
  "baseline CLS": { most: 0, worst: true },
  "first tap INP ms": {},
  "hydrated after ms": {},
  "hydration task CPU ms": { most: 50 },
  "navigation ms": {},
  "navigation 4x ms": {},
  "at once ratio": { most: 1 },
  // Both load the same document; the rest is what two runs differ by.
  "tap ratio": { most: 1.1 },
  "untouched requests": {},
  "untouched KiB": {},
  "document bytes": {},
};
