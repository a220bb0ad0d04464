/** What a page may cost, each with its reason. `npm run bench -- --check` fails beyond. */
export const budgets = {
  lighthouse: {
    /** Each of the four scores, of 100. The 404 page is `noindex` on purpose and has no SEO score. */
    score: 100,
    /** Simulated slow 4G: three round trips of 150 ms to connect, one answer, and a slow processor's painting. */
    firstContentfulPaintMs: 900,
    largestContentfulPaintMs: 1000,
    /** Home and ConferenceX have the largest first screens. */
    largestContentfulPaintBigMs: 1200,
    speedIndexMs: 1000,
    /** No task long enough to be felt. */
    totalBlockingTimeMs: 50,
    cumulativeLayoutShift: 0,
  },
  load: {
    /** Of the same page without any script, which is the limit of what can be done. */
    ratioToStill: 1.1,
    cumulativeLayoutShift: 0,
    /** Kilobytes of JavaScript until the page answers to React, compressed; React and its router alone are 98. */
    scriptKb: 112,
    /** Kilobytes of everything until then. */
    firstViewHomeKb: 190,
    firstViewKb: 160,
    /** After scrolling to the end and warming the pages that this one links to. */
    scrolledKb: 400,
    /** The first flight: what a server may send before it must wait for the first answer (10 packets of 1,460 bytes). */
    documentBytes: 14_000,
  },
  navigation: {
    /** From the press to the new heading in a painted frame, after the warm-up: two frames and the rendering. */
    pressToHeadingMs: 50,
    pressToHeadingSlowMs: 80,
  },
} as const;
