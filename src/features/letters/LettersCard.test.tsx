// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#domain/failure.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { readOwnLetters } from '#domain/letters/ownLetters.ts'
import { day } from '#domain/testing.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import { clearToasts, toasts } from '#ui/toasts.ts'
import { LettersCard } from './LettersCard.tsx'

type Save = Parameters<typeof LettersCard>[0]['onSave']

beforeEach(async () => {
  sessionStorage.clear()
  await loadTextsOfAll('letters')
})
afterEach(clearToasts)

const OWN = { subject: 'Hoş geldiniz', body: 'Sevgili {guest}' }
const STAYS = [
  { ...seasonStay('a', '2026-05-01', '2026-05-08'), musteriAdi: 'Deniz Aksoy' },
  { ...seasonStay('b', '2026-07-01', '2026-07-08'), musteriAdi: 'İpek Işık' },
]
const stored = (version: number, own: object = OWN) => ({
  confirmation: { tr: { ...own, version, by: 'can@example.com', at: 1 } },
})

function show(letters: unknown = null, save: Save = async () => 'saved') {
  const onSave = vi.fn<Save>(save)
  const card = (content: unknown) => (
    <LettersCard
      letters={readOwnLetters(content)}
      stays={STAYS}
      ledger={new Map()}
      today={day('2026-06-01')}
      bank={{ accountHolder: 'Nihal Sezer', iban: 'TR330006100519786457841326', depositDays: 3 }}
      onSave={onSave}
    />
  )
  const { rerender, unmount } = render(card(letters))
  return { onSave, unmount, hear: (content: unknown) => rerender(card(content)) }
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Metin' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a letter’s own text is stored with the keys of its placeholders', async () => {
  const { onSave } = show()
  expect(text().value).toContain('Merhaba {misafir},')

  await userEvent.clear(text())
  await userEvent.type(text(), 'Sevgili {{Misafir}, {{toplam}.')
  await press('Mesajı kaydet')

  expect(onSave).toHaveBeenCalledWith({
    kind: 'confirmation',
    language: 'tr',
    wanted: expect.objectContaining({ body: 'Sevgili {guest}, {total}.' }) as unknown,
    seen: { version: 0 },
  })
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Mesaj kaydedildi.')
})

test('shows unknown placeholders beside the field, and stores nothing', async () => {
  const { onSave } = show()

  await userEvent.type(text(), ' {{misafr} {{bizde kalan}')
  await press('Mesajı kaydet')

  expect(text()).toHaveAccessibleDescription(/Bu mesajda doldurulamıyor: {misafr}, {bizde kalan}/)
  expect(onSave).not.toHaveBeenCalled()
  expect(text()).toHaveFocus()
})

test('the preview shows the letter as the guest of a stay would get it', async () => {
  show(stored(1))

  await userEvent.click(screen.getByText('Önizleme: İpek Işık'))
  expect(screen.getByText('Sevgili İpek Işık')).toBeVisible()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hangi mesaj?' }), 'Teşekkür')
  expect(screen.getByText('Önizleme: Deniz Aksoy')).toBeVisible()
})

test('one tap restores the built-in text, and another the own text', async () => {
  const { onSave, hear } = show(stored(4))
  expect(screen.getByText(/son yazan: can@example\.com/)).toBeVisible()

  await press('Hazır metne dön')
  hear(stored(5, {}))
  expect(text().value).toContain('Merhaba {misafir},')
  const [toast] = toasts.get()
  toast?.action?.run(() => {})

  await vi.waitFor(() => expect(text().value).toBe('Sevgili {misafir}'))
  expect(onSave.mock.calls.map(([{ wanted, seen }]) => [wanted, seen.version])).toEqual([
    [null, 4],
    [OWN, 5],
  ])
})

test('shows that the other owner stored a text, and keeps the typed one until theirs is loaded', async () => {
  const { onSave, hear } = show(stored(1), async () => {
    throw new Failure('changed', '')
  })
  await userEvent.type(text(), ' ve ailesi')

  hear(stored(2, { ...OWN, body: 'Merhaba' }))
  expect(screen.getByText(/siz yazarken değişti/)).toBeVisible()
  expect(text().value).toBe('Sevgili {misafir} ve ailesi')
  await press('Mesajı kaydet')
  expect(onSave.mock.lastCall?.[0].seen.version).toBe(1)
  expect(screen.getByText(/Mesaj kaydedilemedi/)).toBeVisible()

  await press('Son hâlini al')
  expect(text().value).toBe('Merhaba')
  await press('Mesajı kaydet')
  expect(onSave.mock.lastCall?.[0].seen.version).toBe(2)
})

test('a draft survives a visit to another page, and is stored over the version it edits', async () => {
  const { unmount } = show(stored(1))
  await userEvent.type(text(), ' ve ailesi')
  unmount()

  const { onSave } = show(stored(2))
  expect(text().value).toBe('Sevgili {misafir} ve ailesi')
  await press('Mesajı kaydet')

  expect(onSave.mock.lastCall?.[0].seen.version).toBe(1)
})
