// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#domain/failure.ts'
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
const stored = (version: number, own: object = OWN) => ({
  confirmation: { tr: { ...own, version, by: 'can@example.com', at: 1 } },
})

function show(letters: unknown = null, save: Save = async () => 'saved') {
  const onSave = vi.fn<Save>(save)
  const card = (content: unknown) => (
    <LettersCard
      letters={readOwnLetters(content)}
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

test('a letter’s own text, with typed or inserted placeholders, is stored with their keys', async () => {
  const { onSave } = show()
  expect(text().value).toContain('Merhaba {misafir},')

  await userEvent.clear(text())
  await userEvent.type(text(), 'Sevgili {{Misafir}, ')
  await press('{toplam}')
  await userEvent.type(text(), '.')
  await press('Mesajı kaydet')

  expect(onSave).toHaveBeenCalledWith({
    kind: 'confirmation',
    language: 'tr',
    wanted: expect.objectContaining({ body: 'Sevgili {guest}, {total}.' }) as unknown,
    seen: { version: 0 },
  })
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Mesaj kaydedildi.')
})

test('shows unknown placeholders while typing, and stores nothing', async () => {
  const { onSave } = show()

  await userEvent.type(text(), ' {{misafr} {{bizde kalan}')
  expect(text()).toHaveAccessibleDescription('Bu mesajda doldurulamıyor: {misafr}, {bizde kalan}')
  await press('Mesajı kaydet')

  expect(onSave).not.toHaveBeenCalled()
  expect(text()).toHaveFocus()
})

test('the preview shows the letter as a guest would get it', async () => {
  show(stored(1))

  await userEvent.click(screen.getByText('Örnek'))

  expect(screen.getByText('Sevgili Deniz Aksoy')).toBeVisible()
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

test('an added letter needs a name, is stored per language, and is deleted in all and brought back', async () => {
  const { onSave, hear } = show()
  await press('Yeni mesaj ekle')
  await userEvent.type(screen.getByRole('textbox', { name: 'Konu' }), 'Otopark')
  await userEvent.type(text(), 'Kapının yanına {{misafir}')
  await press('Mesajı kaydet')
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Mesajın adı' }), 'Park yeri')
  await press('Mesajı kaydet')
  const saved = onSave.mock.lastCall?.[0]
  const own = { name: 'Park yeri', subject: 'Otopark', body: 'Kapının yanına {guest}' }
  expect(saved).toMatchObject({ language: 'tr', wanted: own, seen: { version: 0 } })

  const said = { ...own, version: 1, by: 'ada@example.com', at: 1 }
  hear({ [saved?.kind ?? '']: { tr: said, en: { ...said, version: 3 } } })
  await press('Mesajı sil')
  expect(onSave.mock.calls.slice(1).map(([{ wanted, seen }]) => [wanted, seen.version])).toEqual([
    [null, 1],
    [null, 3],
  ])
  toasts.get()[0]?.action?.run(() => {})
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ wanted: own, seen: { version: 4 } })
})
