import { hosts } from '#content/hosts.ts'
import { distances, villa } from '#content/villa.ts'

// The Turkish ending "from" after a last digit, and after a last ten:
// bir iki üç dört beş altı yedi sekiz dokuz; on yirmi otuz kırk elli altmış yetmiş seksen doksan; yüz, bin, milyon.
const ONES = ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan']
const TENS = ['', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan']

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

/** The Turkish ending "from" of a whole amount, by the sound of its last word: 6.500’den, 6.540’tan (kırk). */
export function ablativeOf(amount: number): string {
  const digits = String(amount)
  const zeros = digits.length - digits.replace(/0+$/, '').length
  const last = Number(digits[digits.length - 1 - zeros] ?? 0)
  if (amount === 0 || zeros === 2 || zeros >= 3) return zeros >= 6 ? 'dan' : 'den'
  return (zeros === 1 ? TENS : ONES)[last] ?? 'den'
}

/** The Turkish ending "from" of a time as HH:mm: 16.00’dan, 15.30’dan. */
export function ablativeOfTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  // Midnight is read as sıfır.
  return minutes + hours === 0 ? 'dan' : ablativeOf(minutes || hours)
}

/** The Turkish ending "at" of a name, by its last vowel and its last letter: Villa Defne’de, Villa Toros’ta. */
export function locativeOf(name: string): string {
  const letters = name.toLocaleLowerCase('tr')
  const vowel = letters.match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0] ?? 'e'
  return `${/[fstkçşhp]$/.test(letters) ? 't' : 'd'}${'aıou'.includes(vowel) ? 'a' : 'e'}`
}
