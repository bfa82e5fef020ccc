import type { IsoDate } from '#domain/date.ts'
import type { Due } from '#domain/office/day.ts'
import { formatDates } from '#features/office/stayText.ts'
import { formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { textsIn } from '#i18n/index.ts'
import type { Morning } from '#caretaker/tell/morning.ts'
import type { MailBody, MailPart, Office } from './layout.ts'

/**
 * The daily list: arrivals and departures, amounts due, letters to send, and requests open for
 * long.
 */
export function morningMail(
  { day, dues, letters, waiting }: Morning,
  today: IsoDate,
  { language, link }: Office,
): MailBody {
  const t = textsIn(language)
  const line = (guest: string, what: string) => t('mail.morning.line', { guest, what })
  const part = (title: string, lines: string[]): MailPart[] =>
    lines.length > 0 ? [{ title, lines }] : []
  const owed =
    (key: 'line' | 'late' | 'deposit') =>
    ({ reservation, amount }: Due) =>
      t(`mail.morning.${key}`, {
        guest: reservation.musteriAdi,
        what: formatMoney(amount, language),
      })
  const title = t('mail.morning.subject', { date: formatFullDate(today, language) })
  return {
    subject: title,
    title,
    parts: [
      ...part(
        t('office.today.arriving'),
        day.arriving.map(({ musteriAdi, stay, arrivalTime }) =>
          line(musteriAdi, [formatDates(stay, language), arrivalTime].filter(Boolean).join(', ')),
        ),
      ),
      ...part(
        t('office.today.leaving'),
        day.leaving.map(({ musteriAdi, stay }) => line(musteriAdi, formatDates(stay, language))),
      ),
      ...part(t('mail.morning.dues'), [
        ...dues.late.map(owed('late')),
        ...[...dues.today, ...dues.week].map(owed('line')),
        ...dues.deposits.map(owed('deposit')),
      ]),
      ...part(
        t('office.writing.due'),
        letters.map(({ reservation, kind }) =>
          line(reservation.musteriAdi, t(`office.writing.kinds.${kind}`)),
        ),
      ),
      ...part(
        t('mail.morning.waiting'),
        waiting.map(({ guest, stay }) => line(guest, formatDates(stay, language))),
      ),
      { link: { text: t('mail.morning.open'), href: link('/today') } },
    ],
    foot: t('mail.foot', { link: link('/tools') }),
  }
}
