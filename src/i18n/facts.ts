import { hosts } from '#content/hosts.ts'
import { distances, villa } from '#content/villa.ts'
import { ablativeOfTime, locativeOf } from './turkishEndings.ts'

/** The villa's facts that every text may name: `{{villa}}` is written for its name, `{{depth, number}}` for 1,55 or 1.55. */
export const facts = {
  villa: villa.name,
  village: villa.village,
  near: villa.near,
  year: villa.copyrightYear,
  guests: villa.guests,
  bedrooms: villa.bedrooms,
  bathrooms: villa.bathrooms,
  checkInFrom: villa.checkInFrom,
  checkOutBy: villa.checkOutBy,
  checkInEnding: ablativeOfTime(villa.checkInFrom),
  villaEnding: locativeOf(villa.name),
  freeCancellationDays: villa.freeCancellationDays,
  parkingSpaces: villa.parkingSpaces,
  shopMetres: villa.shopMetres,
  wifi: villa.wifi,
  hosts: hosts.firstNames,
  hostsFamily: hosts.familyName,
  answerHours: hosts.answerHours,
  /** The context of the texts about a late cancellation and the balance. */
  keeps: 'deposit',
  pays: 'arrival',
  ...villa.pool,
  ...Object.fromEntries(distances.map(({ key, km }) => [key, km])),
}

/** The facts that owners have set in the office in place of the built-in ones, by their names. */
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
