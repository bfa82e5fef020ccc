/**
 * Firebase's figures as Google's pricing and limits pages gave them when this was last compared (as known in 2025; compare with
 * firebase.google.com/pricing): free, 100 connections at once, 10 GB a month from the database and 360 MB a day from the hosting;
 * paid, a dollar a GB from the database, 15 cents a GB from the hosting, 200,000 connections.
 */
export const PLAN = {
  connections: 100,
  databasePerMonth: 10e9,
  hostingPerDay: 360e6,
  dollarsPerDatabaseGb: 1,
  dollarsPerHostingGb: 0.15,
} as const

/** The bytes of one visit. */
export type Visit = { page: number; film: number; data: number }

/** How many visits the free plan bears, and what a thousand cost on the paid one, in dollars. */
export function costOf({ page, film, data }: Visit) {
  const [with_, without] = [page + film, page]
  const dollars = (hosted: number) =>
    1000 * ((hosted / 1e9) * PLAN.dollarsPerHostingGb + (data / 1e9) * PLAN.dollarsPerDatabaseGb)
  return {
    visitsADayWithFilm: Math.floor(PLAN.hostingPerDay / with_),
    visitsADayWithout: Math.floor(PLAN.hostingPerDay / without),
    visitsAMonthOfDatabase: Math.floor(PLAN.databasePerMonth / Math.max(1, data)),
    dollarsWithFilm: dollars(with_),
    dollarsWithout: dollars(without),
  }
}
