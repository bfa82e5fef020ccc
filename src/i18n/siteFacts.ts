/** The facts that owners have set in the office in place of the built-in ones, by the names in `facts.ts`. */
export type SiteFacts = { readonly [name: string]: unknown }

// Parsed by hand, because a schema library would outweigh the first script of a guest's page. The
// rules limit the size only, so each value's type is checked here.

/** The facts in `/settings/site` as it is stored. */
export function siteFactsOf(stored: unknown): SiteFacts {
  const site: Stored = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const names = textIn(site, 'hostNames')
  const latePercent = numberIn(site, 'latePercent')
  const balanceDays = numberIn(site, 'balanceDays')
  const facts = {
    hosts: names
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    hostsFamily: names && (textIn(site, 'hostFamily') ?? ''),
    phone: textIn(site, 'phone'),
    answerHours: numberIn(site, 'answerHours'),
    freeCancellationDays: numberIn(site, 'freeCancellationDays'),
    latePercent,
    keeps: latePercent === undefined ? undefined : 'share',
    balanceDays,
    pays: balanceDays ? 'ahead' : undefined,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

type Stored = { readonly [name: string]: unknown }

function textIn(site: Stored, name: string): string | undefined {
  const value = site[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function numberIn(site: Stored, name: string): number | undefined {
  const value = site[name]
  return typeof value === 'number' ? value : undefined
}
