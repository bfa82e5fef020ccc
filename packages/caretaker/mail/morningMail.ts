import { villa } from '#content/villa.ts'
import { clockAt } from '#domain/date.ts'
import { duesOn, lettersOn, officeDay, type StayDue } from '#domain/stay/day.ts'
import { readLedger } from '#domain/payments/ledger.ts'
import { type DatabaseClient, read } from '#db/client.ts'
import { formatDates, type Guest, guestName } from '#i18n/stayText.ts'
import { formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import type { Findings } from '#caretaker/findings.ts'
import type { MailBody, MailPart, Office } from './layout.ts'

/** The time of the daily list: at eight, and after failures until the evening. */
const [BEGINS, ENDS] = ['08:00', '18:00']
const WAITED_MS = 20 * 3_600_000

export type Morning = Awaited<ReturnType<typeof readMorning>>

/** Whether the daily list is due, by the villa's clock. */
export function isMorning(now: number): boolean {
  const time = clockAt(villa.timeZone, now).slice(11)
  return BEGINS <= time && time < ENDS
}

/** Reads what the day asks for. */
export async function readMorning(client: DatabaseClient, findings: Findings) {
  const { reservations, cancelled, requests, today, now } = findings
  const [payments, letterMarks] = await Promise.all(
    ['payments', 'letterMarks'].map((path) => read(client, path)),
  )
  const ledger = readLedger(payments, letterMarks)
  return {
    today,
    day: officeDay(reservations, today),
    dues: duesOn([...reservations, ...cancelled], ledger, today),
    letters: lettersOn([...reservations, ...cancelled], ledger, today),
    waiting: requests.filter(({ at }) => now - at > WAITED_MS),
  }
}

/** Whether the day has no events, so that no mail is sent. */
export function isQuiet({ day, dues, letters, waiting }: Morning): boolean {
  const lists = [day.arriving, day.leaving, dues.late, dues.today, letters, waiting]
  return lists.every((list) => list.length === 0)
}

/**
 * The daily list: arrivals and departures, amounts due, letters to send, and requests open for
 * long.
 */
export function morningMail(
  { today, day, dues, letters, waiting }: Morning,
  { language, t, link }: Office,
): MailBody {
  const line = (guest: Guest, what: string) =>
    t('mail.morning.line', { guest: guestName(t, guest), what })
  const part = (title: string, lines: string[]): MailPart[] =>
    lines.length > 0 ? [{ title, lines }] : []
  const owed =
    (key: 'line' | 'late' | 'deposit' | 'refund') =>
    ({ reservation, amount }: StayDue) =>
      t(`mail.morning.${key}`, {
        guest: guestName(t, reservation),
        what: formatMoney(amount, language),
      })
  const title = t('mail.morning.subject', { date: formatFullDate(today, language) })
  return {
    subject: title,
    title,
    parts: [
      ...part(
        t('office.today.arriving'),
        day.arriving.map((stay) =>
          line(
            stay,
            [formatDates(stay.dates, language), stay.arrivalTime].filter(Boolean).join(', '),
          ),
        ),
      ),
      ...part(
        t('office.today.leaving'),
        day.leaving.map((stay) => line(stay, formatDates(stay.dates, language))),
      ),
      ...part(t('mail.morning.dues'), [
        ...dues.late.map(owed('late')),
        ...[...dues.today, ...dues.week, ...dues.cancelled].map(owed('line')),
        ...dues.deposits.map(owed('deposit')),
        ...dues.refunds.map(owed('refund')),
      ]),
      ...part(
        t('office.writing.due'),
        letters.map(({ reservation, why }) =>
          line(reservation, t(`office.writing.reasons.${why}`)),
        ),
      ),
      ...part(
        t('mail.morning.waiting'),
        waiting.map((request) => line(request, formatDates(request.dates, language))),
      ),
      { link: { text: t('mail.morning.open'), href: link('/today') } },
    ],
    foot: t('mail.foot', { link: link('/tools') }),
  }
}
