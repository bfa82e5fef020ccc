import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { morningMail } from '#caretaker/mail/morningMail.ts'
import { officeOf, textOf } from '#caretaker/mail/layout.ts'
import { type IsoDate } from '#domain/date.ts'
import { writeFields } from '#domain/field/record.ts'
import { csvCells, recordColumns } from '#domain/files/csvCells.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import {
  guestPageFields,
  pageOfStay,
  pageSituation,
  readGuestPage,
} from '#domain/guestPage/guestPage.ts'
import { pageStateOf } from '#domain/guestPage/pageState.ts'
import { stayFacts } from '#domain/letters/facts.ts'
import { NO_OWN_LETTERS } from '#domain/letters/letter.ts'
import { figuresOf, yearSpan } from '#domain/payments/figures.ts'
import { readLedger, situationIn } from '#domain/payments/ledger.ts'
import type { SiteSettings } from '#domain/settings/siteSettings.ts'
import { writeAgreement } from '#domain/stay/agreement.ts'
import { comingDays, duesOn, lettersOn, officeDay } from '#domain/stay/day.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { TIMES } from '#domain/testing.ts'
import { GuestPageView } from '#guests/stay/GuestPageView.tsx'
import { Sums } from '#guests/stay/Sums.tsx'
import type { Language } from '#i18n/languages.ts'
import { writeLetter } from '#office/shared/letterText.ts'
import { SumList } from '#office/stays/StaySums.tsx'

export const PAGE_KEY = 'AAAAAAAAAAAAAAAAAAAAAA'

const ACCOUNT = {
  accountHolder: 'Nihal Sezer',
  bankName: 'Ege',
  accountNumber: 'TR330006100519786457841326',
}

/** A stay with its payments on a day, and the settings of that day. */
export type StayOnDay = {
  stay: Reservation
  amounts: readonly number[]
  today: IsoDate
  hasAccount: boolean
  settings: SiteSettings
}

export type Surfaces = ReturnType<typeof surfacesOf>

/** Everything that shows a stay on a day, from one database. */
export function surfacesOf(
  { stay, amounts, today, hasAccount, settings }: StayOnDay,
  language: Language,
) {
  const method = stay.source === undefined ? 'transfer' : 'channel'
  const payments = Object.fromEntries(
    amounts.map((amount, index) => [
      `p${index}`,
      { date: '2027-06-01', amount, method, by: 'ada@example.com', at: 1 },
    ]),
  )
  const ledger = readLedger({ [stay.id]: payments }, null)
  const situation = situationIn(ledger, stay, today)
  const account = hasAccount ? ACCOUNT : null
  const context = { times: TIMES, ...(hasAccount && { account: PAGE_KEY }) }
  const record = pageOfStay(stay.id, stay, 1, context)
  const page = readGuestPage({
    ...writeFields(guestPageFields, record),
    ...(record.agreement && { agreement: writeAgreement(record.agreement) }),
    payments,
  })
  if (!page) throw new Error('The page cannot be read')
  const facts = stayFacts(stay, situation, { account, hasGuide: false })
  const letterOf = (kind: (typeof situation.letters)[number]) =>
    writeLetter(kind, language, facts, NO_OWN_LETTERS, settings).body
  const dues = duesOn([stay], ledger, today)
  const letters = lettersOn([stay], ledger, today)
  const morning = { today, day: officeDay([stay], today), dues, letters, waiting: [] }
  const [kind] = situation.letters
  return {
    situation,
    page,
    account,
    onPage: pageSituation(page, today),
    letter: kind ? letterOf(kind) : '',
    letters: situation.letters.map(letterOf),
    dues,
    coming: comingDays([stay], today),
    mail: textOf(morningMail(morning, officeOf('https://villa.example', language))),
    csv: csvCells(recordColumns(true), stay, situation, { yes: 'evet', guest: stay.musteriAdi }),
    year: figuresOf([stay], ledger.payments, yearSpan(2027), NO_PRICES.terms),
  }
}

/** The exact texts of an owner's and a guest's surfaces. */
export function textsOf(surfaces: Surfaces, today: IsoDate) {
  const { situation, letters, dues, coming, mail, csv, year } = surfaces
  const isCancelled = situation.phase === 'cancelled'
  return {
    page: pageMarkup(surfaces, today),
    letters,
    today: JSON.stringify({ dues, coming, next: situation.letter }),
    mail,
    csv: csv.join(';'),
    panel: renderToStaticMarkup(createElement(SumList, { sums: situation, isCancelled })),
    year: JSON.stringify(year),
  }
}

/** The whole page of the guest. */
export function pageMarkup({ page, account }: Surfaces, today: IsoDate): string {
  const view = createElement(GuestPageView, {
    shown: pageStateOf({ page }, today),
    connected: true,
    today,
    address: '',
    alternatives: { near: [], taken: false },
    account,
  })
  return renderToStaticMarkup(view)
}

/** The sums on the guest's page as text. */
export function sumsOnPage({ page, onPage, account }: Surfaces, today: IsoDate): string {
  const { state } = pageStateOf({ page }, today)
  if (state !== 'booked' && state !== 'cancelled') return ''
  return plain(renderToStaticMarkup(createElement(Sums, { situation: onPage, page, account })))
}

const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
