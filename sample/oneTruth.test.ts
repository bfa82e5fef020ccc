import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { morningMail } from '#caretaker/mail/morningMail.ts'
import { officeOf, textOf } from '#caretaker/mail/layout.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { writeFields } from '#domain/field/record.ts'
import {
  guestPageFields,
  pageOfStay,
  pageSituation,
  readGuestPage,
} from '#domain/guestPage/guestPage.ts'
import { pageStateOf } from '#domain/guestPage/pageState.ts'
import { stayFacts } from '#domain/letters/facts.ts'
import { NO_OWN_LETTERS } from '#domain/letters/letter.ts'
import { figuresOf } from '#domain/payments/figures.ts'
import { readRecords, situationIn } from '#domain/payments/ledger.ts'
import { duesOn, lettersOn, officeDay } from '#domain/stay/day.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { Agreement, StayTerms } from '#domain/stay/agreement.ts'
import { writeAgreement } from '#domain/stay/agreement.ts'
import { type AmountDue, isPayable } from '#domain/stay/money.ts'
import { day, type StayMore, TIMES } from '#domain/testing.ts'
import { GuestPageView } from '#guests/stay/GuestPageView.tsx'
import { Sums } from '#guests/stay/Sums.tsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { loadOfficeTexts, showLanguage, textsIn } from '#i18n/index.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { writeLetter } from '#office/shared/letterText.ts'
import { BUILT_IN_SETTINGS, showInTexts } from '#shared/siteSettings.ts'

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://villa.example' })
  await loadOfficeTexts()
})

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const ACCOUNT = {
  accountHolder: 'Nihal Sezer',
  bankName: 'Ege',
  iban: 'TR330006100519786457841326',
}
const [CHECK_IN, CHECK_OUT] = [day('2027-07-10'), day('2027-07-15')]

type Case = {
  stay: StayMore
  amounts: readonly number[]
  /** The terms of new agreements. */
  todaysTerms: StayTerms
  today: IsoDate
  hasAccount: boolean
}

/** Everything that shows a stay on a day, from one database. */
function surfacesOf(
  { stay: more, amounts, todaysTerms, today, hasAccount }: Case,
  language: Language,
) {
  const stay: Reservation = seasonStay('ayse', CHECK_IN, CHECK_OUT, {
    guestKey: KEY,
    phone: '05550102030',
    ...more,
  })
  const payments = Object.fromEntries(
    amounts.map((amount, index) => [
      `p${index}`,
      { date: '2027-06-01', amount, method: 'transfer', by: 'ada@example.com', at: 1 },
    ]),
  )
  const records = readRecords({ ayse: payments }, null, todaysTerms)
  const situation = situationIn(records, stay, today)
  const account = hasAccount ? ACCOUNT : null
  const context = { times: TIMES, ...(hasAccount && { account: KEY }) }
  const record = pageOfStay('ayse', stay, 1, context)
  const page = readGuestPage({
    ...writeFields(guestPageFields, record),
    ...(record.agreement && { agreement: writeAgreement(record.agreement) }),
    payments,
  })
  if (!page) throw new Error('The page cannot be read')
  const facts = stayFacts(stay, situation, { account, hasGuide: false })
  const [kind] = situation.letters
  const dues = duesOn([stay], records, today)
  const letters = lettersOn([stay], records, today)
  const morning = { today, day: officeDay([], today), dues, letters, waiting: [] }
  return {
    stay,
    records,
    situation,
    page,
    onPage: pageSituation(page, today),
    account,
    letter: kind ? writeLetter(kind, language, facts, NO_OWN_LETTERS, SETTINGS).body : '',
    dues,
    mail: textOf(morningMail(morning, officeOf('https://villa.example', language))),
    year: figuresOf(
      [stay],
      records.payments,
      { checkIn: day('2027-01-01'), checkOut: day('2028-01-01') },
      0,
    ),
  }
}

type Surfaces = ReturnType<typeof surfacesOf>

/** The sums on the guest's page as text. */
function sumsOnPage({ page, onPage, account }: Surfaces, today: IsoDate): string {
  const { state } = pageStateOf(page, null, today)
  if (!onPage || (state !== 'booked' && state !== 'cancelled')) return ''
  const shown = { ...page, status: state }
  return plain(
    renderToStaticMarkup(createElement(Sums, { situation: onPage, page: shown, account, today })),
  )
}

const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

const lira = fc.integer({ min: 0, max: 100_000 })
const anyTerms = fc.record(
  {
    balanceDays: fc.integer({ min: 0, max: 90 }),
    freeDays: fc.integer({ min: 0, max: 90 }),
    latePercent: fc.integer({ min: 0, max: 100 }),
  },
  { requiredKeys: ['balanceDays', 'freeDays'] },
)
const anyAgreement: fc.Arbitrary<Agreement> = fc
  .tuple(anyTerms, fc.integer({ min: -80, max: 0 }), fc.integer({ min: 0, max: 20 }))
  .map(([terms, at, dueIn]) => ({
    at: addDays(CHECK_IN, at),
    depositDueBy: addDays(CHECK_IN, at + dueIn),
    ...terms,
    lines: [],
  }))
const anyCase: fc.Arbitrary<Case> = fc.record({
  stay: fc
    .tuple(lira, lira, anyAgreement, fc.option(lira))
    .map(([toplamUcret, kapora, agreement, kept]): StayMore => {
      const agreed = { toplamUcret, kapora, agreement }
      if (kept === null) return agreed
      return {
        ...agreed,
        status: 'cancelled',
        cancellation: { kept, by: 'ada@example.com', at: 1 },
      }
    }),
  // No refund is above what was paid until then.
  amounts: fc.array(fc.integer({ min: -60_000, max: 60_000 }), { maxLength: 5 }).map((drawn) => {
    let paid = 0
    return drawn.flatMap((amount) => {
      const possible = Math.max(amount, -paid)
      paid += possible
      return possible === 0 ? [] : [possible]
    })
  }),
  todaysTerms: anyTerms,
  today: fc.integer({ min: -60, max: 20 }).map((days) => addDays(CHECK_IN, days)),
  hasAccount: fc.boolean(),
})

test('letter, guest’s page, Bugün, mail and the year’s figures agree on phase, sums, days and ways of 2,000 stays', async () => {
  await showLanguage('tr')
  fc.assert(
    fc.property(anyCase, anyTerms, (given, todaysTerms) => {
      const surfaces = surfacesOf(given, 'tr')
      const records = { ...surfaces.records, todaysTerms }
      expect(situationIn(records, surfaces.stay, given.today)).toEqual(surfaces.situation)
      const { situation, onPage, account, letter, dues, mail, year } = surfaces
      const { letter: _, letters: __, ...shown } = situation
      expect(onPage).toEqual(shown)

      const { agreed, received, refunded, paid, owed, overpaid, kept, due, later } = situation
      expect(received).toBeGreaterThanOrEqual(refunded)
      expect(owed + paid).toBe(agreed + overpaid)
      expect((due?.amount ?? 0) + (later?.amount ?? 0)).toBe(owed + overpaid)
      expect(situation.phase === 'awaiting').toBe(due?.kind === 'deposit')
      expect(year).toMatchObject({ received, refunded, kept, outstanding: owed })

      const sums = sumsOnPage(surfaces, given.today)
      const isAsked = due !== null && isPayable(due, account !== null)
      const asked = isAsked ? [due, later] : []
      for (const amount of asked) {
        if (amount === null) continue
        const text = formatMoney(amount.amount, 'tr')
        const isPast = situation.phase === 'staying' || situation.phase === 'left'
        expect(isPast || letter.includes(text)).toBe(true)
        expect(sums).toContain(text)
        const way = amount.how === 'door' ? 'kapıda' : /havaleyle|son günü/
        expect(sums).toMatch(way)
      }
      const naming = due?.how === 'transfer' && due.kind !== 'refund' && account !== null
      expect(sums.includes('TR33')).toBe(naming)
      expect(!naming && letter.includes('TR33')).toBe(false)

      const listed = [
        ...dues.late,
        ...dues.today,
        ...dues.week,
        ...dues.deposits,
        ...dues.cancelled,
      ]
      const isDue = ({ kind, by, isNow }: AmountDue) =>
        kind !== 'refund' && (isNow || by === null || by <= addDays(given.today, 6))
      const owedNow = [due, later].filter((amount) => amount !== null && isDue(amount))
      expect(listed.filter((amount) => isDue(amount))).toHaveLength(owedNow.length)
      for (const { kind, amount, by, how } of listed) {
        expect([due, later]).toContainEqual(expect.objectContaining({ kind, amount, by, how }))
        expect(mail).toContain(formatMoney(amount, 'tr'))
      }
    }),
    { numRuns: 2000 },
  )
})

/** One stay of ₺30.000 with a deposit of ₺10.000 and its balance seven days ahead, in each phase. */
const PHASES: { [phase: string]: Partial<Case> } = {
  held: { stay: { status: 'held', heldUntil: day('2027-06-03'), request: 'asked' } },
  awaiting: {},
  reserved: { amounts: [10_000], today: day('2027-06-28') },
  staying: { amounts: [10_000, 20_000], today: day('2027-07-12') },
  left: { amounts: [10_000, 20_000], today: day('2027-07-16') },
  cancelled: {
    amounts: [15_570, -2000],
    stay: { status: 'cancelled', cancellation: { kept: 10_000, by: 'ada@example.com', at: 1 } },
  },
}

/** What each surface says, in one line. */
function rowOf(phase: string, language: Language) {
  const { stay = {}, ...more } = PHASES[phase] ?? {}
  const agreement = {
    at: day('2027-05-01'),
    balanceDays: 7,
    freeDays: 30,
    depositDueBy: day('2027-06-10'),
    lines: [],
  }
  const agreed = { ...stay, toplamUcret: 30_000, kapora: 10_000, agreement }
  const usual = {
    amounts: [],
    todaysTerms: { balanceDays: 0, freeDays: 0 },
    today: day('2027-06-01'),
    hasAccount: true,
  }
  const given = { ...usual, ...more, stay: agreed }
  const surfaces = surfacesOf(given, language)
  const { page, situation, letter, mail } = surfaces
  const view = createElement(GuestPageView, {
    shown: pageStateOf(page, null, given.today),
    connected: true,
    today: given.today,
    address: '',
    alternatives: { near: [], taken: false },
    account: ACCOUNT,
  })
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(renderToStaticMarkup(view))?.[1]
  const lines = letter.split('\n').filter((line) => /₺|TR33/.test(line))
  const t = textsIn(language)
  return {
    page: [title, phase !== 'held' && sumsOnPage(surfaces, given.today).replace(/IBAN.*/, 'IBAN …')]
      .filter(Boolean)
      .join(' | '),
    letter: [situation.letter && t(`office.writing.reasons.${situation.letter.why}`), ...lines]
      .filter(Boolean)
      .join(' | '),
    today: mail
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .join(' | '),
  }
}

const SETTINGS = { ...BUILT_IN_SETTINGS, balanceDays: 7 }

test.each(LANGUAGES)('each surface in each phase, in %s', async (language) => {
  await showLanguage(language)
  const table = Object.fromEntries(
    Object.keys(PHASES).map((phase) => [phase, rowOf(phase, language)]),
  )

  await expect(table).toMatchFileSnapshot(`./oneTruth.${language}.snap`)
})

test.each(LANGUAGES)(
  'changed terms of the settings change no surface of a stay, in %s',
  async (language) => {
    await showLanguage(language)
    const rows = () => Object.keys(PHASES).map((phase) => rowOf(phase, language))
    const before = rows()
    await showInTexts({
      ...BUILT_IN_SETTINGS,
      balanceDays: 60,
      freeCancellationDays: 90,
      latePercent: 50,
    })

    expect(rows()).toEqual(before)
    await showInTexts(BUILT_IN_SETTINGS)
  },
)
