import type { LookLimit } from '#domain/caretaker/copyNote.ts'
import { properties } from './properties.ts'

/** What Google lets a script of a free account do a day: https://developers.google.com/apps-script/guides/services/quotas */
const DAILY = { fetches: 20_000, minutes: 90 } as const
const WARN_ABOVE = 0.8
const MAILS_LEFT = 10
/** The number of notices a day that are followed: anyone who knows the address can send more. */
const MOST_NOTICES = 200

/** A run may take six minutes; a channel may need one. */
const LATE_MS = 4 * 60_000

type Usage = { day: string; fetches: number; minutes: number; notices: number }

const begun = Date.now()
let fetches = 0

export function countFetch(): void {
  fetches += 1
}

export function isLate(): boolean {
  return Date.now() - begun > LATE_MS
}

/** Whether one more notice of a request may be followed today. */
export function mayFollowNotice(): boolean {
  return usageOfToday().notices < MOST_NOTICES
}

/** Adds what this run has used to what its day has. */
export function noteUsage(isNotice: boolean): void {
  const used = usageOfToday()
  const usage = { ...used, notices: used.notices + (isNotice ? 1 : 0) }
  properties().setProperty('usage', JSON.stringify(usage))
  fetches = 0
}

/** The limit of Google's that today comes near to, if any. */
export function nearLimit(): LookLimit | null {
  const used = usageOfToday()
  if (MailApp.getRemainingDailyQuota() < MAILS_LEFT) return 'mails'
  if (used.fetches > DAILY.fetches * WARN_ABOVE) return 'fetches'
  return used.minutes > DAILY.minutes * WARN_ABOVE ? 'minutes' : null
}

function usageOfToday(): Usage {
  const day = new Date(Date.now()).toISOString().slice(0, 10)
  const stored = JSON.parse(properties().getProperty('usage') ?? '{}') as Partial<Usage>
  const { fetches: before = 0, minutes = 0, notices = 0 } = stored.day === day ? stored : {}
  return {
    day,
    fetches: before + fetches,
    minutes: minutes + (Date.now() - begun) / 60_000,
    notices,
  }
}
