// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readGuide, type StoredGuide } from '#domain/guide/guide.ts'
import { loadTexts } from '#i18n/index.ts'
import { GuideCard } from './GuideCard.tsx'
import { GUIDE_DRAFT } from './guideForm.ts'

const KEY: StoredGuide = {
  ...readGuide(null),
  texts: { tr: { keys: 'Saksının altında' } },
  version: 3,
  by: 'coowner@example.com',
}

type Save = ComponentProps<typeof GuideCard>['onSave']

beforeAll(() => Promise.all([loadTexts('office'), loadTexts('guestPage'), loadTexts('admin')]))

afterEach(() => sessionStorage.clear())

async function open(guide: StoredGuide, onSave: Save = () => Promise.resolve()) {
  const card = (next: StoredGuide) => (
    <GuideCard guide={next} guests={2} reopened={null} onSave={onSave} />
  )
  const { rerender } = render(card(guide))
  await userEvent.click(screen.getByText('Rehberi yaz'))
  return { hear: (next: StoredGuide) => rerender(card(next)) }
}

const key = () => screen.getByRole('textbox', { name: 'Anahtar, Türkçe' })
const save = () => userEvent.click(screen.getByRole('button', { name: /kaydet/i }))

test('an empty guide is shown as empty, and saved as the first version', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve())
  await open(readGuide(null), onSave)
  expect(screen.getByText('Henüz yazılmadı.')).toBeVisible()

  await userEvent.type(key(), 'Kutuda')
  await save()

  expect(onSave).toHaveBeenCalledOnce()
  expect(onSave.mock.lastCall?.[0].wanted.texts['tr']).toEqual({ keys: 'Kutuda' })
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ base: { texts: {} }, version: 0 })
})

test('a guide on no page yet shows how pages are opened', () => {
  render(<GuideCard guide={KEY} guests={0} reopened={null} onSave={() => Promise.resolve()} />)

  expect(screen.getByText(/tek tek açılır/)).toHaveTextContent(/coowner/)
})

test('a guide that is being saved is a draft until it is stored', async () => {
  await open(KEY, () => new Promise(() => {}))
  expect(screen.getByText(/Sayfası açılmış, gelecek 2 misafire gider/)).toHaveTextContent(/coowner/)

  await userEvent.type(key(), '; kodu 4711')
  await save()

  expect(screen.getByRole('button', { name: 'Kaydediliyor…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(sessionStorage.getItem(GUIDE_DRAFT)).toContain('Saksının altında; kodu 4711')
})

test('shows the other owner’s change beside the typed text, and takes what was not typed', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve())
  const { hear } = await open(KEY, onSave)
  await userEvent.type(key(), '; kodu 4711')

  hear({ ...KEY, texts: { tr: { keys: 'Komşuda', arrival: 'D400' } }, version: 4 })

  expect(key()).toHaveValue('Saksının altında; kodu 4711')
  expect(screen.getByText('Diğer yönetici siz yazarken Komşuda yazdı.')).toBeVisible()
  await save()
  const [edit] = onSave.mock.lastCall ?? []
  expect(edit?.wanted.texts['tr']).toEqual({ keys: 'Saksının altında; kodu 4711', arrival: 'D400' })
  expect(edit).toMatchObject({ base: { texts: { tr: { keys: 'Komşuda' } } }, version: 4 })
})

test('a refused change is opened again beside what is stored now', () => {
  const words = (keys: string) => ({ texts: { tr: { keys } }, photos: {} })
  const refused = { base: words('Kutuda'), wanted: words('Kapıcıda'), version: 2 }
  render(<GuideCard guide={KEY} guests={0} reopened={refused} onSave={() => Promise.resolve()} />)

  expect(key()).toHaveValue('Kapıcıda')
  expect(screen.getByText('Diğer yönetici siz yazarken Saksının altında yazdı.')).toBeVisible()
})
