// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { loadTexts, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { Sums } from './Sums.tsx'

beforeAll(() => loadTexts('guestPage'))
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
  return render(<Sums {...{ sums, account, stay, cancelled }} today={day(today)} />)
}

function rows() {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

test('before the deposit the guest reads until when the days are kept', async () => {
  show(0, '2027-05-01')

  expect(screen.getByText(/kept for you until .*May 4, 2027.*₺10,200/)).toBeVisible()
  expect(rows()).toEqual([
    'Total: ₺34,000',
    'Deposit still to pay: ₺10,200',
    'Paid: ₺0',
    'Balance after the deposit: ₺23,800',
    'Account holder: Nihal Sezer',
    'Bank: Ziraat',
    'IBAN: TR33 0006 1005 1978 6457 8413 26',
  ])
  expect(screen.getByText(/never changes by message/)).toBeVisible()
})

test.each([
  ['tr', 'Kalanı geldiğiniz gün, kapıda ödersiniz.', /kapora/],
  ['en', 'You pay the balance at the door, on the day you arrive.', /Deposit still|deposit of/],
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
      const received = screen.queryByText(/deposit has arrived|Kaporanız ulaştı/)
      expect(received !== null).toBe(paid > 0)
      unmount()
    }
  },
)

test('without an account the guest reads how to get it', () => {
  render(
    <Sums
      sums={{ ...agreed, paid: 0 }}
      account={null}
      stay={stay}
      today={day('2027-05-01')}
      cancelled={false}
    />,
  )

  expect(screen.getByText(/our own names, by WhatsApp or e-mail/)).toBeVisible()
})

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

test('a payment link is a button until everything is paid, in place of how to get the account', async () => {
  await showLanguage('tr')
  const shown = (paid: number) => (
    <Sums
      sums={{ ...agreed, paid }}
      account={null}
      stay={stay}
      today={day('2027-05-01')}
      cancelled={false}
      paymentLink="https://pay.example/1"
    />
  )
  const { rerender } = render(shown(0))

  const link = screen.getByRole('link', { name: /^Kartla öde/ })
  expect(link).toHaveAttribute('href', 'https://pay.example/1')
  expect(screen.queryByText(/WhatsApp’tan ya da e-postayla göndeririz/)).toBeNull()
  rerender(shown(agreed.total))
  expect(screen.queryByRole('link')).toBeNull()
})

test('a cancelled stay without payments shows no zeros', () => {
  const { container } = render(
    <Sums
      sums={{ total: 0, paid: 0 }}
      account={null}
      stay={stay}
      today={day('2027-05-01')}
      cancelled
    />,
  )
  expect(container).toBeEmptyDOMElement()
})
