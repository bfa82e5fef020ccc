import { villa } from '#content/villa.ts'
import { type IsoDate, utcOf } from '#domain/date.ts'
import type { Source } from '#domain/channels/feed.ts'
import { isVisible } from '#domain/field/unseen.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { dates, formatDate, formatParty } from './format.ts'
import type { Language } from './languages.ts'
import { dateStyleOf } from './dateStyle.ts'
import type { i18n } from 'i18next'
import type { Cancellation } from '#domain/stay/cancellation.ts'
import type { ReservationDraft, UnreadableRecord } from '#domain/stay/reservation.ts'

const WEEKDAY = { weekday: 'short' } as const
const MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: villa.timeZone } as const

/** A stay's dates with years: "10.07.2026 – 15.07.2026". */
export function formatDates({ checkIn, checkOut }: StayDates, language: Language): string {
  return `${formatDate(checkIn, language)} – ${formatDate(checkOut, language)}`
}

/** The short weekday: "Çar", "Wed". */
export function formatWeekday(date: IsoDate, language: Language): string {
  return dates(dateStyleOf(language).locale, WEEKDAY).format(utcOf(date))
}

/** A moment (milliseconds since 1970) with the villa's time of day. */
export function formatVillaMoment(milliseconds: number, language: Language): string {
  return dates(dateStyleOf(language).locale, MOMENT).format(milliseconds)
}

/** The party of a stay as it was agreed, else the number of guests; `undefined` without one. */
export function formatStayParty(
  t: i18n['t'],
  { agreement, guests, cot }: { [Name in PartyName]?: ReservationDraft[Name] | undefined },
): string | undefined {
  const parts = [
    guests !== undefined && t('units.guests', { count: guests }),
    cot && t('guestPage.agreement.cot'),
  ].filter(Boolean)
  return (agreement && formatParty(t, agreement)) ?? (parts.join(', ') || undefined)
}

type PartyName = 'agreement' | 'guests' | 'cot'

/** Who cancelled a stay and why, for its owners; empty if nobody said. */
export function formatCancelledBy(
  t: i18n['t'],
  { cancelledBy, reason, showsReason }: Partial<Cancellation>,
): string {
  const why = showsReason ? t('office.cancelling.shown', { reason }) : reason
  const parts = [cancelledBy && t(`office.cancelling.saidBy.${cancelledBy}`), why]
  return parts.filter(Boolean).join(' ')
}

/** Formats why a stored record is unreadable, and returns the invalid fields. */
export function formatUnreadable(
  t: i18n['t'],
  { problem, wrong }: Pick<UnreadableRecord, 'problem' | 'wrong'>,
): string {
  const fields = wrong.map((name) => t(`admin.fields.${name}`)).join(', ')
  return t(`admin.unreadable.problems.${problem}`, { fields })
}

/** The guest of a stay or a request; the stored name of a removed one is a placeholder. */
export type Guest = { removed?: true; source?: Source; sourceTitle?: string } & (
  | { musteriAdi: string }
  | { guest: string }
)

/**
 * Formats a guest's name, also one that was removed or that nobody sees. A channel's stay that
 * nobody has named is shown by its source and the title as it was written.
 */
export function guestName(t: i18n['t'], guest: Guest): string {
  if (guest.removed) return t('office.person.removed')
  const name = 'guest' in guest ? guest.guest : guest.musteriAdi
  if (isVisible(name)) return name
  return guest.source
    ? titledSource(t(`admin.sources.${guest.source}`), guest.sourceTitle)
    : t('office.person.nameless')
}

/** A text whose direction of writing does not affect the sentence around it, as in `<bdi>`. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/** A source or channel with an event's title: "Airbnb · Reserved". */
export function titledSource(source: string, title = ''): string {
  return [source, title].filter(Boolean).join(' · ')
}
