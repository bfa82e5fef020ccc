import fc from 'fast-check'
import { expect } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { addDays, earliest, type IsoDate } from '#domain/date.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { type Prices, TAX_PAYMENTS } from '#domain/prices/prices.ts'
import { agreementBasis, withAgreement } from '#domain/stay/makeAgreement.ts'
import { agreementSteps } from '#domain/stay/agreementSteps.ts'
import { writeFields } from '#domain/field/record.ts'
import { writeForm } from '#domain/stay/agreement.ts'
import {
  keepAgreement,
  keptFields,
  readKeptAgreements,
  writeKept,
} from '#domain/stay/keptAgreement.ts'
import {
  agreedOn,
  type AmountDue,
  agreedDeposit,
  expectedOn,
  isPayable,
} from '#domain/stay/money.ts'
import { remainderOf, type Reservation } from '#domain/stay/reservation.ts'
import { day, type StayMore } from '#domain/testing.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatAgreementStep, formatTax } from '#i18n/formatTerms.ts'
import { showLanguage, textsIn } from '#i18n/index.ts'
import { BUILT_IN_SETTINGS, showInTexts } from '#shared/siteSettings.ts'
import {
  PAGE_KEY,
  pageMarkup,
  type StayOnDay,
  sumsOnPage,
  type Surfaces,
  surfacesOf,
  textsOf,
} from './testingSurfaces.ts'

const [CHECK_IN, CHECK_OUT] = [day('2027-07-10'), day('2027-07-15')]
export const BY_ADA = 'ada@example.com'

/** Every setting and every price that makes an agreement. */
type Owners = { settings: StayOnDay['settings']; prices: Prices }

const lira = fc.integer({ min: 0, max: 100_000 })
const percent = fc.integer({ min: 0, max: 100 })
const days = fc.integer({ min: 0, max: 90 })

const anyOwners: fc.Arbitrary<Owners> = fc
  .tuple(
    fc.record(
      {
        depositDays: fc.integer({ min: 1, max: 30 }),
        balanceDays: days,
        freeCancellationDays: days,
        latePercent: percent,
        damageDeposit: fc.integer({ min: 1, max: 9000 }),
      },
      { requiredKeys: ['depositDays', 'balanceDays', 'freeCancellationDays'] },
    ),
    fc.record({
      perNight: fc.integer({ min: 1, max: 20_000 }),
      cleaningFee: lira,
      depositPercent: percent,
      taxPercent: fc.integer({ min: 0, max: 3 }),
      taxPaid: fc.constantFrom(...TAX_PAYMENTS),
    }),
  )
  .map(([terms, { perNight, ...priceTerms }]) => ({
    settings: { ...BUILT_IN_SETTINGS, ...terms },
    prices: {
      seasons: [
        { id: 'all', from: day('2027-01-01'), to: day('2027-12-31'), perNight, minNights: 1 },
      ],
      terms: {
        ...priceTerms,
        minNights: 1,
        sameDayTurnover: false,
      },
    },
  }))

const basisOn = (today: IsoDate, { settings, prices }: Owners) =>
  agreementBasis(today, prices, settings)

/** A change of a stay by an owner, a guest or the calendar. */
type Step =
  | { kind: 'wait'; days: number }
  | { kind: 'pay'; amount: number }
  | { kind: 'move'; days: number }
  | { kind: 'agree'; toplamUcret: number; kapora: number }
  | { kind: 'takeTerms' | 'accept' }
  | { kind: 'cancel'; kept: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.nat(40) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      amount: fc.integer({ min: -60_000, max: 60_000 }),
    }),
  },
  fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: -20, max: 20 }) }),
  fc.record({ kind: fc.constant('agree' as const), toplamUcret: lira, kapora: lira }),
  fc.record({ kind: fc.constantFrom('takeTerms' as const, 'accept' as const) }),
  fc.record({ kind: fc.constant('cancel' as const), kept: lira }),
)

const PAGE_OPEN_DAYS = 60

const STEPS = 4

type StayAt = Pick<StayOnDay, 'stay' | 'amounts' | 'today'>

/** A stay after a step that its owners may take, with their settings and prices of the day. */
function after(step: Step, at: StayAt, owners: Owners): StayAt {
  const { stay, amounts, today } = at
  const basis = basisOn(today, owners)
  const agreed = { before: stay, depositDueBy: stay.agreement?.depositDueBy }
  if (step.kind === 'wait') {
    const later = addDays(today, step.days)
    return { ...at, today: earliest(later, addDays(stay.dates.checkOut, PAGE_OPEN_DAYS)) }
  }
  if (step.kind === 'pay') {
    // No refund is above what was paid until then.
    const amount = Math.max(step.amount, -amounts.reduce((sum, each) => sum + each, 0))
    return { ...at, amounts: amount === 0 ? amounts : [...amounts, amount] }
  }
  if (stay.status === 'cancelled') return at
  switch (step.kind) {
    case 'move': {
      const { checkIn, checkOut } = stay.dates
      const [from, to] = [addDays(checkIn, step.days), addDays(checkOut, step.days + 1)]
      // The page of a stay that ended so long ago shows no sums.
      if (today > addDays(to, PAGE_OPEN_DAYS)) return at
      const moved = { ...stay, dates: { checkIn: from, checkOut: to } }
      return { ...at, stay: withAgreement(moved, agreed, basis) }
    }
    case 'agree': {
      const { toplamUcret, kapora } = step
      return { ...at, stay: withAgreement({ ...stay, toplamUcret, kapora }, agreed, basis) }
    }
    case 'takeTerms':
      return { ...at, stay: withAgreement(stay, { ...agreed, takesTerms: true }, basis) }
    case 'accept': {
      if (stay.status !== 'held') return at
      const accepted: Reservation = { ...stay, status: 'booked' }
      return { ...at, stay: withAgreement(accepted, { before: stay, isNew: true }, basis) }
    }
    case 'cancel': {
      const at = Date.parse(today)
      const cancellation = { kept: step.kept, by: BY_ADA, at }
      return { stay: { ...stay, status: 'cancelled', cancellation }, amounts, today }
    }
  }
}

type NewStay = { days: number; typed: Amounts | null; isListed: boolean; more: StayMore }
type Amounts = { toplamUcret: number; kapora: number }

/** A new stay at the owners' price or a typed one, booked, held, sold by a channel, or from a list. */
const anyStay: fc.Arbitrary<NewStay> = fc.record({
  days: fc.integer({ min: -90, max: 0 }),
  typed: fc.option(fc.record({ toplamUcret: lira, kapora: lira })),
  isListed: fc.boolean(),
  more: fc.constantFrom<StayMore>(
    {},
    {},
    { status: 'held', heldUntil: day('2027-06-03'), request: 'asked' },
    { source: 'airbnb', sourceUid: 'a' },
  ),
})

function newStay({ days, typed, isListed, more }: NewStay, owners: Owners): StayAt {
  const today = addDays(CHECK_IN, days)
  const amounts = typed ?? priceOf(owners)
  const kalan = remainderOf(amounts.toplamUcret, amounts.kapora)
  const stay = stayWith({ ...more, ...amounts, kalan })
  // A list makes no agreement.
  if (isListed && stay.status === 'booked') return { stay, amounts: [], today }
  return { stay: withAgreement(stay, { before: null }, basisOn(today, owners)), amounts: [], today }
}

function priceOf({ prices }: Owners): Amounts {
  const quote = quoteOf({ checkIn: CHECK_IN, checkOut: CHECK_OUT }, prices)
  const { total, deposit } = quote.state === 'priced' ? quote : { total: 0, deposit: 0 }
  return { toplamUcret: total, kapora: deposit }
}

export function stayWith(more: StayMore): Reservation {
  const own = { guestKey: PAGE_KEY, phone: '05550102030' }
  return seasonStay('ayse', CHECK_IN, CHECK_OUT, { ...own, ...more })
}

const anySteps = fc.array(fc.tuple(anyStep, anyOwners), { minLength: STEPS, maxLength: STEPS })

/** Another house may have more languages. */
const KNOWN_LANGUAGES = ['tr', 'en'] as const
type KnownLanguage = (typeof KNOWN_LANGUAGES)[number]

/** A random stay is alike on all surfaces after each step, and unchanged by new settings and prices. */
export function oneTruth() {
  return fc.asyncProperty(
    anyStay,
    anyOwners,
    anySteps,
    fc.boolean(),
    fc.constantFrom(...KNOWN_LANGUAGES),
    async (first, firstOwners, steps, hasAccount, language) => {
      await showLanguage(language)
      let at = newStay(first, firstOwners)
      at = { ...at, stay: kept(null, at) }
      let forms = formsOf(at.stay)
      let history = withKept({}, at.stay)
      let owners = firstOwners
      for (const [step, nextOwners] of steps) {
        const before = at.stay
        at = after(step, at, owners)
        at = { ...at, stay: kept(before, at) }
        const textsUnder = async ({ settings }: Owners) => {
          await showInTexts(settings)
          const surfaces = surfacesOf({ ...at, hasAccount, settings }, language)
          return { surfaces, texts: textsOf(surfaces, at.today) }
        }
        const { surfaces, texts } = await textsUnder(owners)
        expectOneTruth(surfaces, at, language)
        expectTax(surfaces, at, language)
        expectHistory(pageMarkup(surfaces, at.today), at.stay, language)
        // Every earlier agreement is still there as it was.
        const now = formsOf(at.stay)
        expect(now.slice(0, forms.length)).toEqual(forms)
        forms = now
        history = withKept(history, at.stay)
        expectKept(history, at.stay)
        expect((await textsUnder(nextOwners)).texts).toEqual(texts)
        owners = nextOwners
      }
    },
  )
}

/** The stay with its agreement as a save of that day keeps it. */
function kept(before: Reservation | null, { stay, today }: StayAt): Reservation {
  const entry = `e${before?.agreement ? formsOf(before).length + 1 : 0}`
  const { id, version } = stay
  return { ...keepAgreement(before, stay, { entry, today }), id, version }
}

/** The forms of an agreement, as its stay and page keep them. */
function formsOf({ agreement }: Reservation) {
  return agreement?.earlier ?? []
}

/** Page and letter state the agreed tax, and nothing of a tax where none was agreed. */
function expectTax(surfaces: Surfaces, { stay, today }: StayAt, language: KnownLanguage) {
  const t = textsIn(language)
  const agreed = stay.agreement && formatTax(t, stay.agreement)
  const page = pageMarkup(surfaces, today)
  expect(page.includes(t('guestPage.agreement.taxName'))).toBe(
    agreed !== undefined && page.includes('agreed-title'),
  )
  for (const text of [page, ...Object.values(surfaces.letters)])
    for (const line of text.split('\n').filter((each) => /tax|vergi/i.test(each)))
      expect(line).toContain(agreed)
}

/** `/agreements/{stay}`, to which a save adds the agreement that it makes. */
function withKept(history: { [entry: string]: object }, stay: Reservation) {
  const { entry } = stay.agreement ?? {}
  if (!stay.agreement || entry === undefined || entry in history) return history
  return { ...history, [entry]: writeKept(stay, stay.agreement) }
}

/** The office reads each agreement of the history exactly as it was kept. */
function expectKept(history: { [entry: string]: object }, stay: Reservation) {
  const read = readKeptAgreements(history)
  for (const [entry, stored] of Object.entries(history)) {
    const { agreement, ...kept } = read.get(entry) ?? expect.fail(`${entry} cannot be read`)
    expect({ ...writeFields(keptFields, kept), agreement: writeForm(agreement) }).toEqual(stored)
  }
  for (const { entry, checkIn, checkOut } of formsOf(stay))
    expect(read.get(entry)).toMatchObject({ checkIn, checkOut })
}

/** The page shows the former agreement with each change. */
function expectHistory(page: string, stay: Reservation, language: KnownLanguage) {
  const { agreement, dates, status } = stay
  if (!agreement?.earlier || status === 'cancelled') return
  const sums = { total: agreedOn(stay), deposit: agreedDeposit(stay) }
  for (const step of agreementSteps(agreement, { ...dates, ...sums }))
    expect(page).toContain(formatAgreementStep(textsIn(language), step, language))
}

/** The surfaces name the same sums, days and ways; an amount is listed exactly when it is due. */
function expectOneTruth(surfaces: Surfaces, { stay, today }: StayAt, language: KnownLanguage) {
  const isFromChannel = stay.source !== undefined
  // A channel collects the money of its guests.
  expect(isFromChannel && listedIn(surfaces).length > 0).toBe(false)
  if (!isFromChannel) expectSameSums(surfaces, today, language)
}

/** How the guest's page names each way of paying. */
const WAYS = {
  tr: { door: /kapıda/, transfer: /havaleyle|son günü/, unknown: /konuşmadık/ },
  en: { door: /at the door/, transfer: /by bank transfer|was due by/, unknown: /not agreed/ },
}

function expectSameSums(surfaces: Surfaces, today: IsoDate, language: KnownLanguage) {
  const { situation, page, onPage, account, letter, mail, year } = surfaces
  const { letter: _, letters: __, ...shown } = situation
  expect(onPage).toEqual(shown)

  const { agreed, received, refunded, paid, owed, overpaid, kept, due, later } = situation
  expect(received).toBeGreaterThanOrEqual(refunded)
  const isHeld = situation.phase === 'held'
  if (!isHeld) expect(owed + paid).toBe(agreed + overpaid)
  if (due) expect(due.amount + (later?.amount ?? 0)).toBe(owed + overpaid)
  expect(situation.phase === 'awaiting').toBe(due?.kind === 'deposit')
  expect(year).toMatchObject({ received, refunded, kept, outstanding: owed })

  const sums = sumsOnPage(surfaces, today)
  const isAsked = due !== null && isPayable(due, account !== null)
  for (const amount of isAsked ? [due, later] : []) {
    if (amount === null) continue
    const text = formatMoney(amount.amount, language)
    const isPast = situation.phase === 'staying' || situation.phase === 'left'
    expect(isPast || letter.includes(text)).toBe(true)
    expect(sums).toContain(text)
    expect(sums).toMatch(WAYS[language][amount.how ?? 'unknown'])
  }
  const naming = due?.how === 'transfer' && due.kind !== 'refund' && account !== null
  expect(sums.includes('TR33')).toBe(naming)
  expect(!naming && letter.includes('TR33')).toBe(false)

  const listed = listedIn(surfaces)
  const isDueSoon = (amount: AmountDue) => {
    const day = expectedOn(amount, page)
    return amount.kind !== 'balance' || amount.isNow || day === null || day <= addDays(today, 6)
  }
  const dueSoon = [due, later].filter((amount) => amount !== null && isDueSoon(amount))
  const amounts = listed.map(({ reservation: ___, ...amount }) => amount)
  expect(amounts).toHaveLength(dueSoon.length)
  expect(amounts).toEqual(expect.arrayContaining(dueSoon))
  for (const { amount } of listed) expect(mail).toContain(formatMoney(amount, language))
}

function listedIn({ dues }: Surfaces) {
  const { late, week, deposits, cancelled, refunds } = dues
  return [...late, ...dues.today, ...week, ...deposits, ...cancelled, ...refunds]
}
