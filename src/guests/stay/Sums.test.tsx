// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { pageSituation } from '#domain/guestPage/guestPage.ts'
import type { PageOfDates } from '#domain/guestPage/pageState.ts'
import { agreement, day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { Sums } from './Sums.tsx'

beforeEach(() => showLanguage('en'))
afterEach(() => showLanguage(DEFAULT_LANGUAGE))

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }
const AGREED = agreement({ depositDueBy: day('2027-05-04') })
const page: PageOfDates = {
  about: 'a',
  version: 1,
  status: 'booked',
  ...stay,
  payments: [],
  total: 42_000,
  deposit: 12_600,
  agreement: AGREED,
}

const account = {
  accountHolder: 'Nihal Sezer',
  bankName: 'Ziraat',
  iban: 'TR330006100519786457841326',
}

type Case = Partial<PageOfDates> & { amounts?: readonly number[]; today?: string }

/** Shows the sums of a stay of 42,000 on 1 May 2027 after payments of these amounts. */
function show({ amounts = [], today = '2027-05-01', ...more }: Case = {}, stored = OWN) {
  const payments = amounts.map((amount) => ({ date: day('2027-05-01'), amount }))
  const shown = { ...page, payments, ...more }
  const situation = pageSituation(shown, day(today))
  return render(
    situation && <Sums {...{ situation }} page={shown} account={stored} today={day(today)} />,
  )
}

const OWN: typeof account | null = account

function rows() {
  return screen
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

/** The large amount with its name and its day. */
const due = () => screen.queryByText(/^₺/, { selector: 'strong' })?.closest('div')?.textContent

test('before the deposit the guest reads what is due now, what follows, and whom they pay', () => {
  show()

  expect(due()).toBe('Due now₺12,600by\u00A0May 4, by bank transfer')
  expect(screen.getByText('Due later: ₺29,400')).toBeVisible()
  expect(screen.getByText(/^at the door, on the day you arrive/)).toBeVisible()
  expect(rows()).toEqual([
    'Total: ₺42,000',
    'Paid: ₺0',
    'Account holder: Nihal Sezer',
    'Bank: Ziraat',
    'IBAN: TR33 0006 1005 1978 6457 8413 26',
    'Hosts: Nihal and Kerem Sezer',
    `Telephone: ${villa.phoneShown}`,
    expect.stringContaining(`${villa.permit} · check it on e-Devlet`),
  ])
  expect(screen.getByText(/call us; the account is in our own names/)).toBeVisible()
})

test.each([
  ['2027-05-20', null],
  ['2027-06-20', /If you cancel by June 10, your deposit is refunded. After that we keep/],
])(
  'beside a deposit due on %s the guest reads until when it would be refunded, if that ends before',
  (by, words) => {
    show({ agreement: { ...AGREED, depositDueBy: day(by) } })

    expect(screen.queryByText(words ?? /refunded/) !== null).toBe(words !== null)
  },
)

test('after the last day of free cancellation the guest reads that the deposit is kept', () => {
  show({ agreement: { ...AGREED, depositDueBy: day('2027-06-25') }, today: '2027-06-20' })

  expect(screen.getByText(/Free cancellation ended on June 10/)).toBeVisible()
})

test('the IBAN is copied without spaces', async () => {
  const user = userEvent.setup()
  show()

  await user.click(screen.getByRole('button', { name: 'Copy the IBAN' }))

  expect(await navigator.clipboard.readText()).toBe(account.iban)
  expect(screen.getByText('IBAN copied.')).toBeVisible()
})

test('without an account no amount is due, unless a card can pay', () => {
  const { unmount } = show({}, null)
  expect(due()).toBeUndefined()
  expect(screen.getByText(/account will appear on this page and nowhere else/)).toBeVisible()
  unmount()

  const paymentLink = 'https://pay.example/1'
  const byCard = show({ paymentLink }, null)
  expect(due()).toMatch(/^Due now₺12,600/)
  expect(screen.getByRole('link', { name: /^Pay by card/ })).toHaveAttribute('href', paymentLink)
  byCard.unmount()

  show({ paymentLink, amounts: [42_000] }, null)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Everything is paid. Thank you!')).toBeVisible()
})

test.each(['http://pay.example/1', 'javascript:alert(1)'])(
  'a payment link to %s is not shown',
  (paymentLink) => {
    show({ paymentLink })

    expect(screen.queryByRole('link', { name: /^Pay by card/ })).toBeNull()
  },
)

test('a cancelled stay without payments shows no zeros', () => {
  const { container } = show({ status: 'cancelled', kept: 0 })

  expect(container).toBeEmptyDOMElement()
})
