import { optional, strict } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import { readValues, type ValuesOf } from '#domain/field/record.ts'
import { phone, plain, plainLines, text, time } from '#domain/field/textField.ts'
import type { VillaTimes } from '#domain/guestPage/moments.ts'
import { type StayTerms, termFields } from '#domain/stay/agreement.ts'

/** What every page may show, `/settings/site`. */
export const siteFields = {
  /** The hosts' names as they write them, with or without a surname. */
  hosts: plain(text({ required: true, max: 160 })),
  /** The hosts' text about themselves in each language, in place of the built-in one. */
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
  balanceDays: strict(termFields.balanceDays),
  /** The number of days before check-in until which cancelling is free. */
  freeCancellationDays: strict(termFields.freeDays),
  /** The share of the total that a later cancellation costs; without one, the deposit. */
  latePercent: optional(strict(count({ min: 0, max: 100 }))),
}

export type SiteSettings = ValuesOf<typeof siteFields>

/** The villa's times with the owners' check-out hour in `/settings/site`, or else the built-in one. */
export function readTimes(stored: unknown, builtIn: VillaTimes): VillaTimes {
  const { timeZone } = builtIn
  return { timeZone, checkOutBy: readValues(siteFields, stored)?.checkOutBy ?? builtIn.checkOutBy }
}

/** The owners' terms for new agreements in `/settings/site`, or else the built-in ones. */
export function readTerms(stored: unknown, builtIn: TermSettings): StayTerms {
  return termsOf(readValues(siteFields, stored) ?? builtIn)
}

type TermSettings = Pick<SiteSettings, 'balanceDays' | 'freeCancellationDays' | 'latePercent'>

/** The terms of the settings. */
export function termsOf({
  balanceDays,
  freeCancellationDays: freeDays,
  latePercent,
}: TermSettings): StayTerms {
  return { balanceDays, freeDays, ...(latePercent !== undefined && { latePercent }) }
}
