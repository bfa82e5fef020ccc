import { optional, withDefault } from '#domain/field/field.ts'
import { type LanguageTexts, readLanguageTexts } from '#domain/field/languageTexts.ts'
import { count } from '#domain/field/numberField.ts'
import { getField, readValues, type ValuesOf, writeFields } from '#domain/field/record.ts'
import {
  choice,
  httpsAddress,
  phone,
  plain,
  plainLines,
  text,
  time,
} from '#domain/field/textField.ts'
import type { VillaTimes } from '#domain/guestPage/moments.ts'
import { type StayTerms, termFields, termsIn } from '#domain/stay/terms.ts'

/** To whom a letter with the account says "call us before you pay"; `abroad` for a first payment from there. */
export const CALL_FIRST = ['abroad', 'always', 'never'] as const

/** The hosts and the hours of the house. */
export const hostFields = {
  /** The hosts' names as they write them, one on each line. */
  hosts: plainLines(text({ required: true, max: 160 })),
  phone: phone(),
  /** A page elsewhere that shows the same telephone number, such as a map's entry. */
  phoneLink: optional(httpsAddress()),
  callFirst: withDefault(choice(CALL_FIRST), 'abroad'),
  /** Whom and which address the public query about the permit shows. */
  permitName: optional(plain(text({ max: 160 }))),
  permitAddress: optional(plain(text({ max: 200 }))),
  checkInFrom: time(),
  /** The latest hour of arrival, if there is one. */
  checkInUntil: optional(time()),
  checkOutBy: time(),
  /** The longest time until a request is answered, in hours. */
  answerHours: count({ min: 1, max: 168 }),
}

/** The owners' terms of payment and cancellation, which make new agreements. */
export const paymentTermFields = {
  /** The deposit's deadline in weekdays after the agreement. */
  depositDays: count({ min: 1, max: 60 }),
  /** The number of days before check-in on which the balance is due; 0 for on arrival. */
  balanceDays: termFields.balanceDays,
  /** The number of days before check-in until which cancelling is free. */
  freeCancellationDays: termFields.freeDays,
  /** The share of the total that a later cancellation costs; without one, the deposit. */
  latePercent: termFields.latePercent,
  damageDeposit: termFields.damageDeposit,
}

/** What every page may show, `/settings/site`: two parts, of which each has a form. */
export const siteFields = { ...hostFields, ...paymentTermFields }

/** The hosts' text about themselves in a language, `/settings/site/about/{language}`. */
export const aboutField = optional(plainLines(text({ required: true, max: 1000 })))

export type HostSettings = ValuesOf<typeof hostFields> & {
  /** By language; without one, a page shows the built-in text. */
  about?: LanguageTexts
}

export type PaymentTerms = ValuesOf<typeof paymentTermFields>

export type SiteSettings = HostSettings & PaymentTerms

/** Parses `/settings/site`; `null` where nothing is stored, or something invalid. */
export function readSiteSettings(stored: unknown): SiteSettings | null {
  const values = readValues(siteFields, stored)
  if (!values) return null
  return { ...values, about: readLanguageTexts(aboutField, getField(stored, 'about')) }
}

/** The stored form of the settings of both forms. */
export function writeSiteSettings({ about, ...hosts }: HostSettings, terms: PaymentTerms): object {
  return {
    ...writeFields(hostFields, hosts),
    ...writeFields(paymentTermFields, terms),
    about: about ?? null,
  }
}

/** The villa's times with the owners' check-out hour in `/settings/site`, or else the built-in one. */
export function readTimes(stored: unknown, builtIn: VillaTimes): VillaTimes {
  const { timeZone } = builtIn
  return { timeZone, checkOutBy: readValues(siteFields, stored)?.checkOutBy ?? builtIn.checkOutBy }
}

type TermSettings = Omit<PaymentTerms, 'depositDays'>

/** The terms of the settings. */
export function termsOf({ freeCancellationDays, ...others }: TermSettings): StayTerms {
  return termsIn({ ...others, freeDays: freeCancellationDays })
}
