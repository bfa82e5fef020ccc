// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageSituation } from '#domain/guestPage/guestPage.ts'
import type { PageAccount } from '#domain/guestPage/pageAccount.ts'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import { agreement, day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { showSiteSettings } from '#guests/shared/siteSettings.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { Sums } from './Sums.tsx'

beforeEach(() => showLanguage('en'))
afterEach(() => showLanguage(DEFAULT_LANGUAGE))

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }
const AGREED = agreement({ depositDueBy: day('2027-05-04') })
const page: GuestPage = {
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
  accountNumber: 'TR330006100519786457841326',
  bic: 'TCZBTR2A',
  abroad: { en: 'Please bear all fees.' },
}

const PAYMENT = { date: day('2027-05-01'), method: 'transfer' as const }

type Case = Partial<GuestPage> & { amounts?: readonly number[]; today?: string }

/** Shows the sums of a stay of 42,000 on 1 May 2027 after payments of these amounts. */
function show({ amounts = [], today = '2027-05-01', ...more }: Case = {}, stored = OWN) {
  const payments = amounts.map((amount) => ({ ...PAYMENT, amount }))
  const shown = { ...page, payments, ...more }
  const situation = pageSituation(shown, day(today))
  return render(situation && <Sums {...{ situation }} page={shown} account={stored} />)
}

const OWN: PageAccount | null = account

function rows() {
  return screen
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

/** The large amount with its name and its day. */
const due = () => screen.queryByText(/^₺/, { selector: 'strong' })?.closest('div')?.textContent

test('before the deposit the guest reads what is due now, what follows, and whom they pay', () => {
  show()

  expect(due()).toBe('Due now₺12,600TRYby\u00A0Tuesday, May 4, 2027, by\u00A0bank transferCopy')
  expect(screen.getByText('Due later: ₺29,400')).toBeVisible()
  expect(
    screen.getByText('at the door, on the day you arrive, in cash or by transfer'),
  ).toBeVisible()
  expect(rows()).toEqual([
    'Account holder: Nihal SezerCopy',
    'Bank: Ziraat',
    'IBAN: TR33 0006 1005 1978 6457 8413 26Copy',
    'BIC (SWIFT): TCZBTR2ACopy',
    'Reference; add your name: VILLA DEFNE 10.07.2027Copy',
    'If you pay from abroad: Please bear all fees.',
    'Paid: ₺0',
  ])
})

test.each([
  [0, 'Still to pay₺29,400at the door, on the day you arrive, in cash or by transfer'],
  [7, 'Still to pay₺29,400TRYby\u00A0Saturday, July 3, 2027, by\u00A0bank transferCopy'],
])('a balance %d days ahead is due as the terms say', (balanceDays, words) => {
  show({ amounts: [12_600], agreement: { ...AGREED, balanceDays } })

  expect(due()).toBe(words)
  expect(screen.queryByText('IBAN') !== null).toBe(balanceDays > 0)
})

test('before paying the guest finds the facts to compare, also elsewhere', async () => {
  const { unmount } = show()
  const checks = () =>
    screen.getByRole('heading', { name: 'Check before you pay' }).nextElementSibling

  expect(checks()).toHaveTextContent('permit is no. 48-0000')
  expect(checks()).toHaveTextContent('one of your hosts: Nihal and Kerem Sezer')
  expect(checks()).toHaveTextContent('compare our number with our earlier messages')
  expect(checks()).not.toHaveTextContent('you should see')
  unmount()

  await showSiteSettings({
    ...BUILT_IN_SETTINGS,
    permitName: 'Nihal Sezer',
    permitAddress: 'Okçular 12',
    phoneLink: 'https://maps.example/defne',
  })
  show()
  expect(checks()).toHaveTextContent('you should see: Nihal Sezer, Okçular 12')
  expect(screen.getByRole('link', { name: /^maps\.example/ })).toBeVisible()
  await showSiteSettings(null)
})

test('each payment is listed with its day and method, and a refund as one', () => {
  const payments = [
    { ...PAYMENT, amount: 5000, purpose: 'carried' as const },
    { ...PAYMENT, amount: 7600 },
    { ...PAYMENT, amount: -600, method: 'cash' as const },
  ]
  show({ payments })

  const list = screen.getByRole('region', { name: 'Payments' })
  const items = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(items).toEqual([
    '1 May 2027₺5,000',
    '1 May 2027 · bank transfer₺7,600',
    '1 May 2027 · refund · cash-₺600',
  ])
})

test.each([
  ['2027-05-20', 'by\u00A0Saturday, May 29, 2027, by\u00A0bank transfer'],
  ['2027-05-30', 'it was due by Saturday, May 29, 2027'],
])('on %s a refund owed shows until when and how', (today, when) => {
  const refundBy = day('2027-05-29')
  show({ status: 'cancelled', kept: 1000, refundBy, amounts: [12_600], today })

  expect(due()).toBe(`To be refunded₺11,600${when}`)
})

test('a payment shows who paid it, and no account that it may not have gone to', () => {
  show({ payments: [{ ...PAYMENT, amount: 12_600, payer: 'Bora' }] })

  expect(screen.getByRole('listitem')).toHaveTextContent('1 May 2027 · bank transfer · Bora')
  expect(screen.queryByText(/Nihal Sezer/)).toBeNull()
  expect(screen.getByText('₺12,600 of ₺42,000 has been paid.')).toBeVisible()
})

test('a page that may have shown another account shows the day of the change for the rest of the stay', () => {
  const changed = { ...account, changedOn: AGREED.at, formerEnd: '1234' }
  const notice = /We changed our account on .*\(the former one ends in 1234\)/
  const before = show({}, changed)
  expect(screen.getByText(notice)).toBeVisible()
  before.unmount()

  const paid = show({ amounts: [42_000] }, changed)
  expect(screen.getByText(notice)).toBeVisible()
  paid.unmount()

  show({ agreement: { ...AGREED, at: day('2027-04-30') } }, changed)
  expect(screen.queryByText(notice)).toBeNull()
})

test('the hosts are named beside an account only if one of them holds it', () => {
  const { unmount } = show()
  expect(screen.getByText(/one of your hosts/)).toBeVisible()
  unmount()

  show({}, { ...account, accountHolder: 'Ahmet Sezer' })
  expect(screen.queryByText(/one of your hosts/)).toBeNull()
})

test.each([
  ['account number', account.accountNumber],
  ['amount', '12600'],
])('the %s is copied as banks take it', async (of, text) => {
  const user = userEvent.setup()
  show()

  await user.click(screen.getByRole('button', { name: `Copy the ${of}` }))

  expect(await navigator.clipboard.readText()).toBe(text)
  expect(screen.getByText('Copied.')).toBeVisible()
})

test('without an account no amount is due, unless a card can pay', () => {
  const { unmount } = show({}, null)
  expect(due()).toBeUndefined()
  expect(screen.getByText(/our account will appear on this page/)).toBeVisible()
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
