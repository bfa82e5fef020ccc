// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { agreement, day } from '#domain/testing.ts'
import { formatReadersMoment } from '#i18n/format.ts'
import { loadOfficeTexts, showLanguage, textsIn } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, WHOLE_LANGUAGES } from '#i18n/languages.ts'
import { GuestPageView } from './GuestPageView.tsx'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import type { PageState } from '#domain/guestPage/pageState.ts'

beforeEach(() => showLanguage('en'))
afterEach(() => showLanguage(DEFAULT_LANGUAGE))

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }
const page: GuestPage = { about: 'a', version: 1, status: 'booked', ...stay, payments: [] }
const stateOf = (more: Partial<GuestPage> = {}): PageState => {
  const shown = { ...page, ...more }
  return { state: shown.status, dates: stay, page: shown }
}
/** With a deposit that was due before the last day of free cancellation. */
const agreed = agreement({
  depositDueBy: day('2027-05-04'),
  adults: 2,
  children: 1,
  cot: true,
  damageDeposit: 5000,
  lines: [
    {
      kind: 'nights',
      from: stay.checkIn,
      to: stay.checkOut,
      when: 'any',
      nights: 5,
      perNight: 6500,
      amount: 32_500,
    },
    { kind: 'cleaning', amount: 1500 },
  ],
})
const sums = { total: 34_000, deposit: 10_200, agreement: agreed }
const held = stateOf({
  status: 'held',
  heldUntil: day('2027-05-04'),
  ...sums,
  agreement: { ...agreed, depositDueBy: day('2027-05-11') },
})

const paid = (amount: number) => ({ date: day('2027-05-01'), amount, method: 'cash' as const })

function open(shown: PageState, { today = '2027-05-01', taken = false } = {}) {
  return render(
    <GuestPageView
      shown={shown}
      connected
      today={day(today)}
      address="https://villa.example/en/stay#AAAAAAAAAAAAAAAAAAAAAA"
      alternatives={{ near: [], taken }}
    />,
  )
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

const REQUEST = {
  asked: {
    dates: stay,
    guests: { adults: 2, children: 1, infants: 1 },
    quote: { total: 34_000, deposit: 10_200 },
    note: 'Is there a cot?',
  },
  at: Date.now(),
}
const requested = (status: 'new' | 'declined', at = REQUEST.at): PageState => ({
  state: status,
  dates: stay,
  request: { ...REQUEST, at, status },
})

/** The labels of the prepared messages. */
const messages = () =>
  screen.queryAllByText(/would like these dates|no longer need|would like to cancel/)

/** The addresses and texts of the links below a label. */
function textsOf(label: string) {
  const list = screen.getByRole('list', { name: label, hidden: true })
  const links = within(list).getAllByRole('link', { hidden: true })
  return links.map((link) => {
    const { protocol, host, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
    return [`${protocol}${host}${pathname}`, searchParams.get('text') ?? searchParams.get('body')]
  })
}

test('a held request shows its price and until when it is kept, with messages for yes and no', () => {
  open(held)

  expect(screen.getByText(/held for you until the end of .*May 4, 2027/)).toBeVisible()
  expect(screen.getByText('₺34,000')).toBeVisible()
  expect(screen.getByText('The deposit, if you confirm').nextElementSibling).toHaveTextContent(
    '₺10,200, by bank transfer, no later than Tuesday, May 11, 2027',
  )
  expect(screen.getByText(/^Free of charge until .*June 10, 2027. /)).toHaveTextContent(
    textsIn('en')('house.terms.late', { context: 'deposit' }),
  )
  const want = 'Hello! We would like to stay at Villa Defne, July 10, 2027 – July 15, 2027.'
  expect(textsOf('Yes, we would like these dates')).toEqual([
    [expect.stringMatching(/^https:wa\.me\/\d+$/), want],
    [`mailto:${villa.email}`, want],
  ])
  expect(textsOf('We no longer need these dates')[0]?.[1]).toBe(
    'Hello! We no longer need the dates July 10, 2027 – July 15, 2027 at Villa Defne.',
  )
})

test.each([
  ['21:30', 'You told us: about 21:30'],
  ['01:30', 'You told us: about 01:30, in the night to Sunday, July 11, 2027'],
])('an announced arrival at %s is beside the day of check-in', (arrivalTime, words) => {
  open(stateOf({ arrivalTime }))

  expect(screen.getByText(words)).toBeVisible()
})

test.each<[string, PageState, string, number]>([
  ['an open request', requested('new'), '2027-05-01', 1],
  ['a stay before check-in', stateOf(), '2027-07-09', 1],
  ['a stay from check-in on', stateOf(), '2027-07-10', 0],
  ['a declined request', requested('declined'), '2027-05-01', 0],
  ['a cancelled stay', stateOf({ status: 'cancelled' }), '2027-05-01', 0],
])('%s has the messages that fit it', (_, shown, today, count) => {
  open(shown, { today })

  expect(messages()).toHaveLength(count)
})

test.each([
  ['still free', 'These dates are still free', false],
  ['taken', 'These dates are no longer free', true],
])('after its last day a held request shows that the days are %s', (_, title, taken) => {
  open(held, { today: '2027-05-05', taken })

  expect(heading()).toBe(title)
  expect(messages()).toHaveLength(taken ? 1 : 2)
  expect(screen.getByText('We no longer need these dates')).toBeInTheDocument()
})

test.each([
  [12_000, '2027-06-20', /refund ₺1,800 of the ₺12,000/],
  [12_000, '2027-06-10', /refund all of the ₺12,000/],
  [10_200, '2027-06-20', /the ₺10,200 you have paid would not be refunded/],
  [0, '2027-06-20', /nothing to refund/],
])(
  'a guest who would like to cancel after %d, on %s, reads the refund',
  (amount, today, refund) => {
    const payments = amount > 0 ? [paid(amount)] : []
    open(stateOf({ ...sums, payments }), { today })

    expect(screen.getByText(refund)).toBeInTheDocument()
    expect(textsOf('We would like to cancel')[0]?.[1]).toBe(
      'Hello! We would like to cancel our stay at Villa Defne, July 10, 2027 – July 15, 2027.',
    )
  },
)

test.each<[string, PageState, string]>([
  ['held', held, '2027-05-01'],
  ['awaiting its deposit', stateOf(sums), '2027-05-01'],
  ['under way', stateOf(sums), '2027-07-12'],
  ['over', stateOf(sums), '2027-07-20'],
  ['cancelled', stateOf({ status: 'cancelled', ...sums, kept: 0 }), '2027-05-01'],
])('a stay that is %s shows the whole agreement', (_, shown, today) => {
  open(shown, { today })
  const name = shown === held ? 'Our offer' : 'What we agreed'
  const part = screen.getByRole('region', { name })

  expect(part).toHaveTextContent('5 nights × ₺6,500₺32,500')
  expect(part).toHaveTextContent('Cleaning fee₺1,500')
  expect(part).toHaveTextContent('Total₺34,000Per person (3 people)₺11,333')
  expect(part).toHaveTextContent('Deposit (included)₺10,200')
  expect(part).toHaveTextContent('2 adults, 1 child, a cot')
  expect(part).toHaveTextContent('Damage deposit₺5,000; taken on arrival')
  expect(part).toHaveTextContent('Free of charge until Thursday, June 10, 2027')
})

test.each([
  [33_250, /^April 2, 2027: total ₺34,000 instead of ₺33,250 \(\+₺750\)$/],
  [34_000, /^April 2, 2027: the guests, the terms or the lines of the price; the days and/],
])('a change that leaves the days, after a total of %d, is one sentence', (total, sentence) => {
  const former = { entry: 'e1', at: day('2027-04-01'), ...stay, total, deposit: 10_200 }
  const changed = { ...agreed, changedOn: day('2027-04-02'), earlier: [former] }
  open(stateOf({ ...sums, agreement: changed }))

  expect(screen.getByText(sentence)).toBeVisible()
})

test('an agreement after the last day of free cancellation promises none', () => {
  open(stateOf({ ...sums, agreement: { ...agreed, at: day('2027-06-11') } }))

  expect(
    screen.getByText(/less than 30 days before check-in, so cancelling is not free/),
  ).toBeVisible()
  expect(screen.queryByText(/Free of charge until/)).not.toBeInTheDocument()
})

test.each([
  ['2027-06-10', '2027-06-11', /^Cancelling was free until .*June 10, 2027; you cancelled/],
  ['2027-06-11', '2027-06-12', /^We agreed less than 30 days before .* not free; you cancelled/],
])('a stay agreed on %s that its guest cancelled on %s names its term', (at, on, note) => {
  const cancelledAt = Date.parse(`${on}T12:00:00Z`)
  const late = { ...agreed, at: day(at) }
  const cancelled = { cancelledAt, cancelledBy: 'guest' } as const
  open(stateOf({ status: 'cancelled', kept: 0, agreement: late, ...cancelled }))

  expect(screen.getByText(note)).toHaveTextContent(/cancelled it on .*June 1[12], 2027/)
})

test.each([
  [{}, 'Cancelled on Friday, June 11, 2027.'],
  [
    { cancelledBy: 'hosts', reason: 'A burst pipe' },
    'We cancelled it on Friday, June 11, 2027. Why: A burst pipe',
  ],
] as const)('a cancelled page with %j infers nothing more', (cancelled, note) => {
  const cancelledAt = Date.parse('2027-06-11T12:00:00Z')
  open(stateOf({ status: 'cancelled', kept: 0, agreement: agreed, cancelledAt, ...cancelled }))

  expect(screen.getByText(note)).toBeVisible()
})

test('how the rest is paid is shown until it is paid', () => {
  const { unmount } = open(stateOf({ ...sums, payments: [paid(10_200)] }))
  expect(screen.getByText('The rest')).toBeVisible()
  unmount()

  open(stateOf({ ...sums, payments: [paid(34_000)] }))
  expect(screen.queryByText('The rest')).toBeNull()
})

test.each(WHOLE_LANGUAGES)('in %s the page is worded like the letters', async (language) => {
  await Promise.all([showLanguage(language), loadOfficeTexts()])
  const t = textsIn(language)
  const awaiting = open(stateOf(sums))

  const text = t('guestPage.states.awaiting.text')
  expect(screen.getByText(text)).toBeVisible()
  const sentence = `${heading()}; ${text.charAt(0).toLocaleLowerCase(language)}${text.slice(1)}`
  expect(sentence).toContain(t('letters.status.awaiting'))
  awaiting.unmount()

  open(stateOf({ ...sums, payments: [paid(10_200)] }))
  expect(`${heading()}.`).toBe(t('letters.status.reserved'))
})

test('a request’s page shows what was asked, when it was sent, and until when an answer comes', () => {
  open(requested('new'))

  expect(heading()).toBe('We have your request')
  expect(screen.getByText('2 adults, 1 child, 1 infant')).toBeVisible()
  expect(screen.getByText('₺34,000 · deposit ₺10,200')).toBeVisible()
  expect(screen.getByText('Is there a cot?')).toBeVisible()
  const [sent, answerBy] = ['Sent', 'We reply by'].map(
    (name) => screen.getByText(name).nextElementSibling?.textContent,
  )
  const { at } = REQUEST
  expect(sent).toBe(formatReadersMoment(at, 'en'))
  expect(answerBy).toBe(formatReadersMoment(at + 24 * 3_600_000, 'en'))
})

test('after the hour by which an answer was promised, the guest is asked to write', () => {
  open(requested('new', Date.now() - 25 * 3_600_000))

  expect(heading()).toBe('Our reply is late')
})
