import { type Rivals, rivalsOf } from '#domain/request/inbox.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { countNights, type StayDates } from '#domain/stay/stayDates.ts'
import { requestAddress } from '#i18n/officeAddresses.ts'
import { formatDates, type Guest, guestName } from '#i18n/stayText.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatArrival, formatCounts } from '#i18n/format.ts'
import type { Findings } from '#caretaker/findings.ts'
import type { MailBody, Office } from './layout.ts'

/** The number of rivals listed. */
const MOST_RIVALS = 3

/** The mail about the newest request, with everything needed to answer it, and the number of others. */
export function requestMail(
  { request, others }: { request: StoredRequest; others: number },
  findings: Findings,
  office: Office,
): MailBody {
  const { t, language, link } = office
  const { dates: stay, email, phone, notes, id, guests, arrivalTime } = request
  const guest = guestName(t, request)
  const dates = formatDates(stay, language)
  const people = guests && formatCounts(t, guests)
  const nights = t('units.nights', { count: countNights(stay) })
  return {
    subject: t('mail.request.subject', { guest, dates }),
    title: t('mail.request.title', { guest }),
    parts: [
      {
        facts: [
          [t('mail.request.dates'), t('mail.request.stay', { dates, nights })],
          ...(people === undefined ? [] : [[t('mail.request.people'), people] as const]),
          ...(arrivalTime === undefined
            ? []
            : [
                [
                  t('mail.request.arrival'),
                  formatArrival(t, { dates: stay, arrivalTime }, language),
                ] as const,
              ]),
          [t('mail.request.estimate'), estimateOf(stay, findings, office)],
          [t('mail.request.email'), email],
          [t('mail.request.phone'), phone],
        ],
        lines: rivalLines(rivalsOf(request, findings.requests, findings.reservations), office),
        quote: notes,
        link: { text: t('mail.request.open'), href: link(requestAddress(id)) },
      },
      ...(others > 0
        ? [
            {
              lines: [t('mail.request.others', { count: others })],
              link: { text: t('mail.request.openAll'), href: link(requestAddress(null)) },
            },
          ]
        : []),
    ],
    foot: t('mail.answerFoot'),
  }
}

/** The one mail about so many requests, without their guests' texts. */
export function requestsMail(count: number, { t, link }: Office): MailBody {
  const title = t('mail.request.flood', { count })
  return {
    subject: title,
    title,
    parts: [{ link: { text: t('mail.request.openAll'), href: link(requestAddress(null)) } }],
    foot: t('mail.foot', { link: link('/tools') }),
  }
}

function estimateOf(stay: StayDates, { prices }: Findings, { t, language }: Office): string {
  const quote = quoteOf(stay, prices)
  return quote.state === 'priced'
    ? t('mail.request.priced', {
        total: formatMoney(quote.total, language),
        deposit: formatMoney(quote.deposit, language),
      })
    : t('office.prices.noOffer', { count: quote.nights })
}

function rivalLines(rivals: Rivals | null, { t, language }: Office): string[] {
  if (!rivals) return []
  const { stays, requests } = rivals
  const rivalWords = (rival: Guest & { dates: StayDates }) => ({
    guest: guestName(t, rival),
    dates: formatDates(rival.dates, language),
  })
  const more = Math.max(0, stays.length - MOST_RIVALS) + Math.max(0, requests.length - MOST_RIVALS)
  return [
    ...stays.slice(0, MOST_RIVALS).map((stay) => t('office.requests.taken', rivalWords(stay))),
    ...requests
      .slice(0, MOST_RIVALS)
      .map((request) => t('office.requests.wantedToo', rivalWords(request))),
    ...(more > 0 ? [t('mail.more', { count: more })] : []),
  ]
}
