import { readEach } from '#domain/field/collection.ts'
import { optional, strict } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import { email, iban, phone, plain, plainLines, text, time } from '#domain/field/textField.ts'
import { type ValuesOf, readValues } from '#domain/field/record.ts'
import type { IsoDate } from '#domain/date.ts'
import type { CleaningList } from '#domain/cleaning/cleaning.ts'
import type { VillaTimes } from '#domain/guestPage/moments.ts'
import { pageKey } from '#domain/guestPage/pageKey.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { PaymentTerms } from '#domain/stay/money.ts'

/** The settings for owners only, `/settings/private`. */
export const privateFields = {
  accountHolder: optional(plain(text({ max: 100 }))),
  bankName: optional(plain(text({ max: 100 }))),
  iban: optional(iban()),
  /** The deposit's deadline in days after the confirmation. */
  depositDays: strict(count({ min: 1, max: 60 })),
}

/** What every page may show, `/settings/site`. */
export const siteFields = {
  /** The hosts' names as they write them, with or without a surname. */
  hosts: plain(text({ required: true, max: 160 })),
  /** What the hosts say about themselves, in each language in place of the built-in text. */
  aboutTr: optional(plainLines(text({ max: 1000 }))),
  aboutEn: optional(plainLines(text({ max: 1000 }))),
  phone: phone(),
  checkInFrom: strict(time()),
  /** The latest hour of arrival, if there is one. */
  checkInUntil: optional(strict(time())),
  checkOutBy: strict(time()),
  /** The longest time until a request is answered, in hours. */
  answerHours: strict(count({ min: 1, max: 168 })),
  /** The number of days before check-in on which the balance is due; 0 for on arrival. */
  balanceDays: strict(count({ min: 0, max: 120 })),
  /** The number of days before check-in until which cancelling is free. */
  freeCancellationDays: strict(count({ min: 0, max: 365 })),
  /** The share of the total that a later cancellation costs; without one, the deposit. */
  latePercent: optional(strict(count({ min: 0, max: 100 }))),
}

export type PrivateSettings = ValuesOf<typeof privateFields>
export type SiteSettings = ValuesOf<typeof siteFields>

/** The villa's times with the owners' check-out hour in `/settings/site`, or else the built-in one. */
export function readTimes(stored: unknown, builtIn: VillaTimes): VillaTimes {
  const { timeZone } = builtIn
  return { timeZone, checkOutBy: readValues(siteFields, stored)?.checkOutBy ?? builtIn.checkOutBy }
}

/** How the log and letters name an owner, `/settings/names/{uid}`. */
export const ownerNameFields = {
  email: email(),
  name: plain(text({ required: true, max: 60 })),
}

/** Parses `/settings/names`: each owner's name by the address that the log contains. */
export function readOwnerNames(stored: unknown): ReadonlyMap<string, string> {
  const { values } = readEach(stored, (each) => readValues(ownerNameFields, each))
  return new Map([...values.values()].map(({ email: address, name }) => [address, name]))
}

/** The owners' terms of paying in `/settings/site`; without any the balance is paid at the door. */
export function readPaymentTerms(stored: unknown): PaymentTerms {
  return { balanceDays: readValues(siteFields, stored)?.balanceDays ?? 0 }
}

/**
 * The secrets under which others read what the owners write once, `/settings/keys`: the cleaner's
 * list, the arrival guide and the bank account. Each is made when it is first needed.
 */
export const keyFields = {
  cleaning: optional(pageKey()),
  guide: optional(pageKey()),
  account: optional(pageKey()),
}

export type OfficeKeys = ValuesOf<typeof keyFields>

/** What a save shows to others: by which secrets, and from when by the villa's clock. */
export type SaveContext = OfficeKeys & { times: VillaTimes; cleanings?: CleaningList }

/** A new secret for the first use of one, with the stays whose pages name it. */
export type FirstUse = { secret: string; stays: readonly Reservation[]; today: IsoDate }

export const KEYS_PATH = 'settings/keys'

/** Parses `/settings/keys`. */
export function readKeys(stored: unknown): OfficeKeys {
  return readValues(keyFields, stored ?? {}) ?? {}
}
