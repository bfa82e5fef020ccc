// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerWord, GuestAnswer } from '#domain/guestPage/guestAnswer.ts'
import { day } from '#domain/testing.ts'
import { loadTexts, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { GuestPageView } from './GuestPageView.tsx'
import type { PageState } from './pageState.ts'

beforeAll(() => Promise.all([loadTexts('guestPage'), loadTexts('house')]))
beforeEach(() => showLanguage('en'))
afterEach(() => showLanguage(DEFAULT_LANGUAGE))

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }
const price = { total: 34_000, deposit: 10_200 }
const held: PageState = { state: 'held', stay, heldUntil: day('2027-05-04'), price }

function open(
  shown: PageState,
  { today = '2027-05-01', answer = null as GuestAnswer | null, taken = false } = {},
) {
  const onAnswer = vi.fn<(answer: AnswerWord) => Promise<void>>(() => Promise.resolve())
  const view = (
    <GuestPageView
      {...{ shown, answer, taken, onAnswer }}
      connected
      today={day(today)}
      address="https://villa.example/en/stay#AAAAAAAAAAAAAAAAAAAAAA"
      near={[]}
    />
  )
  return { onAnswer, ...render(view) }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('a held request shows its price and until when it is kept, and takes a yes', async () => {
  const { onAnswer } = open(held)

  expect(screen.getByText(/kept for you until the end of .*May 4, 2027/)).toBeVisible()
  expect(screen.getByText('₺34,000')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, we would like them' }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('yes')
})

test('a yes leaves the price and the last day on the page, and can be taken back', async () => {
  const { onAnswer } = open(held, { answer: { answer: 'yes', at: Date.UTC(2027, 4, 1) } })

  expect(heading()).toBe('Thank you for your answer')
  expect(screen.getByText(/You said yes on/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Yes/ })).toBeNull()
  expect(screen.getByText('₺34,000')).toBeVisible()
  expect(screen.getByText('₺10,200')).toBeVisible()
  expect(screen.getByText(/May 4, 2027/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change to no…' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change to no' }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('no')
})

test('who asked to cancel keeps the refund in view, can take it back, and then reads whose wish it was', async () => {
  const answer = { answer: 'cancel', at: Date.UTC(2027, 4, 1) } as const
  const sums = { total: 34_000, paid: 12_000, deposit: 10_200 }
  const { onAnswer, unmount } = open({ state: 'booked', stay, sums }, { answer })
  expect(screen.getByText(/refund ₺12,000 of the ₺12,000/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'I am coming after all…' }))
  await userEvent.click(screen.getByRole('button', { name: 'I am coming' }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('keep')
  unmount()

  open({ state: 'cancelled', stay, sums: { total: 0, paid: 12_000 } }, { answer })
  expect(screen.getByText(/You asked for this on/)).toBeVisible()
  expect(screen.queryByText(/your booking stays in place/)).toBeNull()
})

test('a stay whose deposit has not come is kept, not reserved', async () => {
  open({ state: 'booked', stay, sums: { total: 34_000, paid: 0, deposit: 10_200 } })

  expect(heading()).toBe('Your dates are kept for you')
})

test.each([
  ['still open', 'These dates are still open', false],
  ['taken', 'These dates are no longer free', true],
])('after its last day a held request shows that the days are %s', async (_, title, taken) => {
  open(held, { today: '2027-05-05', taken })

  expect(heading()).toBe(title)
  expect(screen.queryByRole('button', { name: 'Yes, we would like them' }) === null).toBe(taken)
  expect(screen.getByRole('button', { name: 'No, thank you' })).toBeVisible()
})

test('who asks to cancel reads the terms and what would be refunded first', async () => {
  const sums = { total: 34_000, paid: 12_000, deposit: 10_200 }
  const booked: PageState = { state: 'booked', stay, sums }
  const user = userEvent.setup()
  const { onAnswer, unmount } = open(booked, { today: '2027-06-20' })

  await user.click(screen.getByRole('button', { name: 'Ask to cancel…' }))
  expect(
    screen.getByText(/Free cancellation ended on .*June 10, 2027.* After that we keep the deposit/),
  ).toBeVisible()
  expect(screen.getByText(/refund ₺1,800 of the ₺12,000/)).toBeVisible()
  expect(onAnswer).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Ask to cancel' }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('cancel')
  unmount()

  open(booked, { today: '2027-06-10' })
  await user.click(screen.getByRole('button', { name: 'Ask to cancel…' }))
  expect(screen.getByText(/free of charge until .*June 10, 2027/)).toBeVisible()
  expect(screen.getByText(/refund ₺12,000 of the ₺12,000/)).toBeVisible()
})

test('a request is withdrawn after a second click, and a failure is shown', async () => {
  await showLanguage('tr')
  const user = userEvent.setup()
  const { onAnswer } = open({ state: 'new', stay })
  onAnswer.mockRejectedValueOnce(new Error('offline'))

  await user.click(screen.getByRole('button', { name: 'Talebi geri çek…' }))
  await user.click(screen.getByRole('button', { name: 'Talebi geri çek' }))

  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('withdraw')
  expect(await screen.findByText(/Yanıtınız bize ulaşmadı/)).toBeVisible()
})

test('the device that sent a request shows its estimate, people and note', () => {
  const own = { people: 3, infants: 1, total: 34_000, deposit: 10_200, notes: 'Is there a cot?' }
  open({ state: 'new', stay, own })

  expect(screen.getByText('3 guests + 1 infant')).toBeVisible()
  expect(screen.getByText('₺34,000 · deposit ₺10,200')).toBeVisible()
  expect(screen.getByText('Is there a cot?')).toBeVisible()
})
