import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { readValues } from '#domain/field/record.ts'
import type { CancellingTerms } from '#domain/guestPage/guestPage.ts'
import { siteFields, type SiteSettings } from '#domain/settings/settings.ts'
import type { PaymentTerms } from '#domain/stay/situation.ts'
import type { SiteFacts } from '#i18n/facts.ts'
import { showFacts } from '#i18n/index.ts'

/** The settings before the owners' first change. */
export const BUILT_IN_SETTINGS: SiteSettings = {
  hostNames: hosts.firstNames.join(', '),
  hostFamily: hosts.familyName,
  phone: villa.phoneShown,
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
function factsOf({ hostFamily = '', latePercent, ...others }: SiteSettings): SiteFacts {
  return {
    ...others,
    hosts: hostNames(),
    hostsFamily: hostFamily === '' ? '' : ` ${hostFamily}`,
    latePercent,
    // The contexts of the texts about a late cancellation and the balance.
    keeps: latePercent === undefined ? 'deposit' : 'share',
    pays: others.balanceDays > 0 ? 'ahead' : 'arrival',
  }
}

/** The owners' terms of paying. */
export function paymentTerms(): PaymentTerms {
  const { balanceDays } = settings
  return { balanceDays }
}

/** The telephone number for guests, as it is shown. */
export function contactPhone(): string {
  return settings.phone
}

/** The owners' terms of cancelling. */
export function cancellingTerms(): CancellingTerms {
  const { freeCancellationDays: freeDays, latePercent } = settings
  return { freeDays, ...(latePercent !== undefined && { latePercent }) }
}

/** The hosts' first names. */
export function hostNames(): readonly string[] {
  return settings.hostNames
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** The link to a chat with the owners that begins with `text`. */
export function whatsappUrl(text: string): string {
  return whatsappLink(contactPhone(), text)
}
