import { currency } from '#content/currency.ts'
import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import { ablativeOfTime, atHouse } from './turkishEndings.ts'

/**
 * The villa's facts that every text may name: `{{villa}}` is written for its name, `{{depth, number}}`
 * for 1,55 or 1.55, `{{km.dalyan, number}}` for a distance. The build fails when a text names a fact
 * that the house does not have.
 */
export const facts = {
  villa: villa.name,
  kind: villa.kind,
  village: villa.village,
  near: villa.near,
  year: villa.copyrightYear,
  guests: villa.guests,
  // Not `currencySign`: the formats of numbers get the facts as their options, and Intl has one of that name.
  moneySign: currency.sign,
  currencyCode: currency.code,
  /** The context of the texts that name the account's number. */
  account: villa.account,
  bedrooms: villa.bedrooms,
  bathrooms: villa.bathrooms,
  toilets: villa.toilets,
  checkInFrom: villa.checkInFrom,
  checkOutBy: villa.checkOutBy,
  checkInEnding: ablativeOfTime(villa.checkInFrom),
  atVilla: villa.nameAt ?? atHouse(villa.name),
  freeCancellationDays: villa.freeCancellationDays,
  parkingSpaces: villa.parkingSpaces,
  shopMetres: villa.shopMetres,
  wifi: villa.wifi,
  hosts: hosts.names,
  answerHours: hosts.answerHours,
  /** The contexts of the texts about the latest arrival, a late cancellation, the balance and the damage deposit. */
  latest: 'open',
  keeps: 'deposit',
  pays: 'arrival',
  damage: 'none',
  length: villa.pool?.length,
  width: villa.pool?.width,
  depth: villa.pool?.depth,
  childrensDepth: villa.pool?.children?.depth,
  sunLoungers: villa.pool?.sunLoungers,
  km: Object.fromEntries(villa.places.map(({ key, km }) => [key, km])),
}

/** The facts that owners have set in the office in place of the built-in ones, by their names. */
export type SiteFacts = { readonly [name: string]: unknown }

/** The hosts' names of the settings, one on each line. */
export function hostNames(hosts: string): readonly string[] {
  return hosts.split('\n').flatMap((name) => name.trim() || [])
}

/** The hosts' names as a list in a language. */
export function formatHosts(hosts: string, language: string): string {
  return new Intl.ListFormat(language).format(hostNames(hosts))
}

/** A time as HH:mm in a language: 16.00 in Turkish, 16:00 in English. */
export function formatTime(time: string, language: string): string {
  return language.startsWith('tr') ? time.replace(':', '.') : time
}

/** A currency's name in a language, by its code: Türk Lirası, Turkish Lira. */
export function nameOfCurrency(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code
}
