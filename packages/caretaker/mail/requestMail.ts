import type { Received, Rivals } from '#domain/inbox.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { formatDates } from '#features/office/stayText.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatHeadcount } from '#i18n/headcountWords.ts'
import { textsIn } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { requestAddress, stayAddress } from '#features/office/addresses.ts'
import type { Answered } from '#caretaker/tell/found.ts'
import type { MailBody, Office } from './layout.ts'

/** The number of a flood's requests listed with dates; the others are counted. */
const TOLD = 30
/** The number of rivals listed. */
const NAMED = 3

type Known = { prices: Prices; rivals: ReadonlyMap<string, Rivals> }

/** The mail about one request, with everything needed to answer it. */
export function requestMail(request: Received, known: Known, office: Office): MailBody {
  const t = textsIn(office.language)
  const { guest, stay, email, phone, notes, id, guests } = request
  const people = guests && formatHeadcount(t, 'admin.requests.people', guests)
  const dates = formatDates(stay, office.language)
  return {
    subject: t('mail.request.subject', { guest, dates }),
    title: t('mail.request.title', { guest }),
    parts: [
      {
        facts: [
          datesFact(stay, office.language),
          ...(people === undefined ? [] : [[t('mail.request.people'), people] as const]),
          [t('mail.request.estimate'), estimateOf(request, known.prices, office.language)],
          [t('mail.request.email'), email],
          [t('mail.request.phone'), phone],
        ],
        lines: rivalLines(known.rivals.get(id), office.language),
        quote: notes,
        link: { text: t('mail.request.open'), href: office.link(requestAddress(id)) },
      },
    ],
    foot: t('mail.answerFoot', { link: office.link('/tools') }),
  }
}

/** The mail about a guest's answer on their page. */
export function answerMail({ about, id, guest, stay, answer }: Answered, office: Office): MailBody {
  const t = textsIn(office.language)
  const dates = formatDates(stay, office.language)
  const said = t(`mail.answer.${answer.answer}`, { guest })
  const isRequest = about === 'request'
  return {
    subject: t('mail.answer.subject', { said, dates }),
    title: said,
    parts: [
      {
        facts: [datesFact(stay, office.language)],
        lines: [],
        link: {
          text: t(isRequest ? 'mail.request.open' : 'mail.answer.openStay'),
          href: office.link(isRequest ? requestAddress(id) : stayAddress(id)),
        },
      },
    ],
    foot: t('mail.foot', { link: office.link('/tools') }),
  }
}

/** The one mail about many requests. */
export function floodMail(requests: readonly Received[], office: Office): MailBody {
  const t = textsIn(office.language)
  const title = t('mail.request.flood', { count: requests.length })
  const more = requests.length - TOLD
  return {
    subject: title,
    title,
    parts: [
      {
        lines: [
          ...requests
            .slice(0, TOLD)
            .map(({ guest, stay }) =>
              t('mail.morning.line', { guest, what: formatDates(stay, office.language) }),
            ),
          ...(more > 0 ? [t('mail.more', { count: more })] : []),
        ],
        link: { text: t('mail.request.openAll'), href: office.link(requestAddress(null)) },
      },
    ],
    foot: t('mail.foot', { link: office.link('/tools') }),
  }
}

function datesFact(stay: Stay, language: Language) {
  const t = textsIn(language)
  const nights = t('mail.nights', { count: countNights(stay) })
  const dates = formatDates(stay, language)
  return [t('mail.request.dates'), t('mail.request.stay', { dates, nights })] as const
}

function estimateOf({ stay }: Received, prices: Prices, language: Language): string {
  const t = textsIn(language)
  const quote = quoteOf(stay, prices)
  return quote.state === 'priced'
    ? t('mail.request.priced', {
        total: formatMoney(quote.total, language),
        deposit: formatMoney(quote.deposit, language),
      })
    : t('office.prices.noOffer', { count: quote.nights })
}

function rivalLines(rivals: Rivals | undefined, language: Language): string[] {
  if (!rivals) return []
  const t = textsIn(language)
  const { stays, requests } = rivals
  const more = Math.max(0, stays.length - NAMED) + Math.max(0, requests.length - NAMED)
  const said = ({ guest, stay }: { guest: string; stay: Stay }) => ({
    guest,
    dates: formatDates(stay, language),
  })
  return [
    ...stays
      .slice(0, NAMED)
      .map(({ musteriAdi: guest, stay }) => t('office.requests.taken', said({ guest, stay }))),
    ...requests.slice(0, NAMED).map((each) => t('office.requests.wantedToo', said(each))),
    ...(more > 0 ? [t('mail.more', { count: more })] : []),
  ]
}
