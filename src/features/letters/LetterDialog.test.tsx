// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { NO_OWN_LETTERS } from '#domain/letters/ownLetters.ts'
import { day } from '#domain/testing.ts'
import { bank } from '#content/bank.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import { LetterPanel } from './LetterDialog.tsx'
import type { Recipient } from './letterText.ts'
import { retype } from '#features/office/testingScreen.ts'

beforeAll(() => loadTextsOfAll('letters'))

const recipient = (iban: string): Recipient => ({
  id: 'a',
  phone: '+90 532 000 00 00',
  email: undefined,
  language: 'tr',
  readsBy: null,
  kinds: ['confirmation'],
  facts: {
    guest: 'Ada',
    stay: { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') },
    deposit: 1000,
    depositBy: day('2026-06-03'),
    bank: { accountHolder: 'Nihal Sezer', iban },
  },
})

const open = (iban: string) =>
  render(
    <LetterPanel
      recipient={recipient(iban)}
      letters={NO_OWN_LETTERS}
      written={new Map()}
      onWritten={() => {}}
      onTakeBack={() => {}}
    />,
  )
const message = () =>
  decodeURIComponent(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '')

test('a letter with the sample’s IBAN opens only after a warning', async () => {
  open(bank.iban)
  expect(screen.getByRole('alert')).toHaveTextContent('Banka hesabınız henüz yazılmadı')
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Yine de göster' }))

  expect(message()).toContain(bank.iban)
})

test('a letter is changed before it is sent, and the change can be discarded', async () => {
  open('TR330006100519786457841326')
  await userEvent.click(screen.getByRole('button', { name: 'Bu mesajı değiştir' }))
  const body = screen.getByRole('textbox', { name: 'Metin' })
  await retype(body, 'Kısaca: görüşürüz.')

  expect(message()).toMatch(/text=Kısaca: görüşürüz\.$/)

  await userEvent.click(screen.getByRole('button', { name: 'Değişikliği bırak' }))
  expect(message()).toContain('TR33 0006 1005 1978 6457 8413 26')
})
