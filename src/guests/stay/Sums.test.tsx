// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { Sums } from './Sums.tsx'

beforeEach(() => showLanguage('en'))
afterEach(() => showLanguage(DEFAULT_LANGUAGE))

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }
const agreed = { total: 34_000, deposit: 10_200, heldUntil: day('2027-05-04') }

const account = {
  accountHolder: 'Nihal Sezer',
  bankName: 'Ziraat',
  iban: 'TR330006100519786457841326',
}

function show(paid: number, today: string, cancelled = false) {
  const sums = { ...agreed, paid }
  return render(<Sums {...{ sums, account, dates: stay, cancelled }} today={day(today)} />)
}

function rows() {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

test('before the deposit the guest reads until when the days are held', async () => {
  show(0, '2027-05-01')

  expect(screen.getByText(/held for you until .*May 4, 2027.*₺10,200/)).toBeVisible()
  expect(rows()).toEqual([
    'Total: ₺34,000',
    'Deposit still to pay: ₺10,200',
    'Paid: ₺0',
    'Remainder after the deposit: ₺23,800',
    'Account holder: Nihal Sezer',
    'Bank: Ziraat',
    'IBAN: TR33 0006 1005 1978 6457 8413 26',
  ])
  expect(screen.getByText(/never change it by message/)).toBeVisible()
})

test.each([
  [10_200, '2027-05-05', true],
  [0, '2027-07-08', false],
])(
  'after the deposit, and shortly before arrival, only the remainder is left (%d paid, %s)',
  (paid, today, hasArrived) => {
    show(paid, today)

    expect(screen.getByText(/You pay the remainder at the door/)).toBeVisible()
    expect(screen.queryByText(/Deposit still|deposit of/)).toBeNull()
    expect(screen.queryByText(/deposit has arrived/) !== null).toBe(hasArrived)
  },
)

test('the IBAN is copied without spaces, and not named once nothing is due', async () => {
  const user = userEvent.setup()
  const { unmount } = show(0, '2027-05-01')

  await user.click(screen.getByRole('button', { name: 'Copy the IBAN' }))

  expect(await navigator.clipboard.readText()).toBe(account.iban)
  expect(screen.getByText('IBAN copied.')).toBeVisible()
  unmount()
  for (const [paid, today, cancelled] of [
    [34_000, '2027-05-01', false],
    [0, '2027-07-16', false],
    [0, '2027-05-01', true],
  ] as const) {
    const shown = show(paid, today, cancelled)
    expect(screen.queryByText('IBAN')).toBeNull()
    shown.unmount()
  }
})

test('without an account the guest reads how to get it, or pays by card until everything is paid', () => {
  const open = (paid: number, paymentLink?: string) => (
    <Sums
      sums={{ ...agreed, paid }}
      account={null}
      dates={stay}
      today={day('2027-05-01')}
      cancelled={false}
      paymentLink={paymentLink}
    />
  )
  const { rerender } = render(open(0))
  expect(screen.getByText(/our own names, by WhatsApp or e-mail/)).toBeVisible()

  rerender(open(0, 'https://pay.example/1'))
  const link = screen.getByRole('link', { name: /^Pay by card/ })
  expect(link).toHaveAttribute('href', 'https://pay.example/1')
  expect(screen.queryByText(/by WhatsApp or e-mail/)).toBeNull()

  rerender(open(agreed.total, 'https://pay.example/1'))
  expect(screen.queryByRole('link')).toBeNull()
})

test('a cancelled stay without payments shows no zeros', () => {
  const { container } = render(
    <Sums
      sums={{ total: 0, paid: 0 }}
      account={null}
      dates={stay}
      today={day('2027-05-01')}
      cancelled
    />,
  )
  expect(container).toBeEmptyDOMElement()
})
