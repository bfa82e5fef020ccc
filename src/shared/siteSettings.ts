import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { readValues } from '#domain/field/record.ts'
import { siteFields, type SiteSettings, termsOf } from '#domain/settings/siteSettings.ts'
import type { StayTerms } from '#domain/stay/agreement.ts'
import { type SiteFacts, splitNames } from '#i18n/facts.ts'
import { showFacts } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { ablativeOfTime } from '#i18n/turkishEndings.ts'

/** The settings before the owners' first change. */
export const BUILT_IN_SETTINGS: SiteSettings = {
  hosts: hosts.names,
  phone: villa.phoneShown,
  checkInFrom: villa.checkInFrom,
  checkOutBy: villa.checkOutBy,
  answerHours: hosts.answerHours,
  balanceDays: 0,
  freeCancellationDays: villa.freeCancellationDays,
}

let settings = BUILT_IN_SETTINGS

/**
 * Shows the owners' settings, as stored in `/settings/site`, in all texts, or the built-in ones
 * where none are stored.
 */
export async function showSiteSettings(stored: unknown): Promise<void> {
  const next = readValues(siteFields, stored) ?? BUILT_IN_SETTINGS
  if (JSON.stringify(next) === JSON.stringify(settings)) return
  settings = next
  await showFacts(factsOf(next))
}

/** The settings as they are shown in texts. */
function factsOf({ latePercent, checkInUntil, ...others }: SiteSettings): SiteFacts {
  return {
    ...others,
    hosts: hostNames(),
    checkInUntil,
    checkInEnding: ablativeOfTime(others.checkInFrom),
    latePercent,
    // The contexts of the texts about the latest arrival, a late cancellation and the balance.
    latest: checkInUntil === undefined ? 'open' : 'limited',
    keeps: latePercent === undefined ? 'deposit' : 'share',
    pays: others.balanceDays > 0 ? 'ahead' : 'arrival',
  }
}

/** The telephone number for guests, as it is shown. */
export function contactPhone(): string {
  return settings.phone
}

/** The owners' terms for new agreements. */
export function newTerms(): StayTerms {
  return termsOf(settings)
}

/** The hosts' names. */
export function hostNames(): readonly string[] {
  return splitNames(settings.hosts)
}

/** The owners' text about themselves in a language; `undefined` for the built-in text. */
export function aboutHosts(language: Language): string | undefined {
  const about: { [language: string]: string | undefined } = {
    tr: settings.aboutTr,
    en: settings.aboutEn,
  }
  return about[language]
}

/** From when guests may arrive and until when they may stay, HH:mm. */
export function houseTimes(): Pick<SiteSettings, 'checkInFrom' | 'checkInUntil' | 'checkOutBy'> {
  return settings
}

/** The longest time until a request is answered, in hours. */
export function answerHours(): number {
  return settings.answerHours
}

/** The link to a chat with the owners that begins with `text`. */
export function whatsappUrl(text: string): string {
  return whatsappLink(contactPhone(), text)
}
