// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { needTexts, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { Sums } from './Sums.tsx'

beforeAll(() => needTexts('guestPage'))
afterEach(() => showLanguage(DEFAULT_LANGUAGE))

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }
const agreed = { total: 34_000, deposit: 10_200, heldUntil: day('2027-05-04') }

function show(paid: number, today: string, cancelled = false) {
  return render(
    <Sums sums={{ ...agreed, paid }} stay={stay} today={day(today)} cancelled={cancelled} />,
  )
}

function rows() {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

test('before the deposit the guest reads until when the days are kept', async () => {
  await showLanguage('en')
  show(0, '2027-05-01')

  expect(screen.getByText(/kept for you until .*May 4, 2027.*₺10,200/)).toBeVisible()
  expect(rows()).toEqual([
    'Total: ₺34,000',
    'Deposit still to pay: ₺10,200',
    'Paid: ₺0',
    'Still to pay: ₺34,000',
  ])
})

test.each([
  ['tr', 'Kalanı geldiğiniz gün, kapıda ödersiniz.', /kapora/],
  ['en', 'You pay the balance at the door, on the day you arrive.', /deposit/i],
] as const)(
  'after the deposit, and shortly before arrival, only the balance is left (%s)',
  async (language, line, deposit) => {
    await showLanguage(language)

    for (const [paid, today] of [
      [10_200, '2027-05-05'],
      [0, '2027-07-08'],
    ] as const) {
      const { unmount } = show(paid, today)
      expect(screen.getByText(line)).toBeVisible()
      expect(screen.queryByText(deposit)).toBeNull()
      unmount()
    }
  },
)

test('a cancelled stay without payments shows no zeros', () => {
  const { container } = render(
    <Sums sums={{ total: 0, paid: 0 }} stay={stay} today={day('2027-05-01')} cancelled />,
  )
  expect(container).toBeEmptyDOMElement()
})
