// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { GuestPageView } from './GuestPageView.tsx'
import type { PageState } from '#domain/guestPage/pageState.ts'

beforeEach(() => showLanguage('en'))
afterEach(() => showLanguage(DEFAULT_LANGUAGE))

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }
const price = { total: 34_000, deposit: 10_200 }
const held: PageState = { state: 'held', dates: stay, heldUntil: day('2027-05-04'), price }

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

/** The labels of the prepared messages. */
const messages = () =>
  screen.queryAllByText(/would like these dates|no longer need|would like to cancel/)

/** The addresses and texts of the links below a label. */
function textsOf(label: string) {
  const links = within(screen.getByRole('list', { name: label })).getAllByRole('link')
  return links.map((link) => {
    const { protocol, host, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
    return [`${protocol}${host}${pathname}`, searchParams.get('text') ?? searchParams.get('body')]
  })
}

test('a held request shows its price and until when it is kept, with messages for yes and no', () => {
  open(held)

  expect(screen.getByText(/held for you until the end of .*May 4, 2027/)).toBeVisible()
  expect(screen.getByText('₺34,000')).toBeVisible()
  const want = 'Hello! We would like to stay at Villa Defne, July 10, 2027 – July 15, 2027.'
  expect(textsOf('Yes, we would like these dates')).toEqual([
    [expect.stringMatching(/^https:wa\.me\/\d+$/), want],
    [`mailto:${villa.email}`, want],
  ])
  expect(textsOf('We no longer need these dates')[0]?.[1]).toBe(
    'Hello! We no longer need the dates July 10, 2027 – July 15, 2027 at Villa Defne.',
  )
})

test.each<[string, PageState, string, number]>([
  ['an open request', { state: 'new', dates: stay }, '2027-05-01', 1],
  ['a stay before check-in', { state: 'booked', dates: stay }, '2027-07-09', 1],
  ['a stay from check-in on', { state: 'booked', dates: stay }, '2027-07-10', 0],
  ['a declined request', { state: 'declined', dates: stay }, '2027-05-01', 0],
  ['a cancelled stay', { state: 'cancelled', dates: stay }, '2027-05-01', 0],
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
  expect(screen.getByRole('list', { name: 'We no longer need these dates' })).toBeVisible()
})

test('a guest who would like to cancel reads the terms and what would be refunded', () => {
  const sums = { total: 34_000, paid: 12_000, deposit: 10_200 }
  const booked: PageState = { state: 'booked', dates: stay, sums }
  const { unmount } = open(booked, { today: '2027-06-20' })

  expect(
    screen.getByText(/Free cancellation ended on .*June 10, 2027.* After that we keep the deposit/),
  ).toBeVisible()
  expect(screen.getByText(/refund ₺1,800 of the ₺12,000/)).toBeVisible()
  expect(textsOf('We would like to cancel')[0]?.[1]).toBe(
    'Hello! We would like to cancel our stay at Villa Defne, July 10, 2027 – July 15, 2027.',
  )
  unmount()

  open(booked, { today: '2027-06-10' })
  expect(screen.getByText(/free of charge until .*June 10, 2027/)).toBeVisible()
  expect(screen.getByText(/refund ₺12,000 of the ₺12,000/)).toBeVisible()
})

test('a stay whose deposit has not come is kept, not reserved', () => {
  open({ state: 'booked', dates: stay, sums: { total: 34_000, paid: 0, deposit: 10_200 } })

  expect(heading()).toBe('Your dates are held for you')
})

test('the device that sent a request shows its estimate, people and note', () => {
  const own = {
    guests: { adults: 2, children: 1, infants: 1 },
    total: 34_000,
    deposit: 10_200,
    notes: 'Is there a cot?',
  }
  open({ state: 'new', dates: stay, own })

  expect(screen.getByText('2 adults, 1 child, 1 infant')).toBeVisible()
  expect(screen.getByText('₺34,000 · deposit ₺10,200')).toBeVisible()
  expect(screen.getByText('Is there a cot?')).toBeVisible()
})
