// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Clashing, GoneMeanwhile } from '#domain/failure.ts'
import { day } from '#domain/testing.ts'
import { ayse, button, field, openForm, type Save, status, type } from './testingForm.tsx'

const theirs = { ...ayse, notlar: 'Erken', musteriAdi: 'Ayşe Demir', version: 2 }

/** Renders the form with "Geç" typed after the other owner stored "Erken". */
async function clash() {
  const form = openForm({ editing: ayse })
  await type('Notlar', 'Geç')
  const merged = { ...theirs, notlar: 'Geç' }
  form.onSave.mockRejectedValueOnce(new Clashing(theirs, { merged, clashes: ['notlar'] }))
  await userEvent.click(button('Güncelle'))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  return form
}

test('saves nothing before each clash has an answer, and focuses the first without one', async () => {
  const { onSave } = openForm({ editing: ayse })
  const current = { ...theirs, guests: 5 }
  const merged = { ...current, notlar: 'Geç', guests: 4 }
  onSave.mockRejectedValueOnce(new Clashing(current, { merged, clashes: ['guests', 'notlar'] }))
  await userEvent.click(button('Güncelle'))
  const note = within(screen.getByRole('alert'))
  const group = (name: string) => note.getByRole('group', { name })

  await userEvent.click(button('Güncelle'))
  expect(note.getByRole('radio', { name: 'Sizinki: 4' })).toHaveFocus()
  for (const name of ['Kişi sayısı', 'Notlar'])
    expect(group(name)).toHaveAccessibleDescription('Kaydedilmedi: hangisinin kalacağını seçin.')

  await userEvent.click(note.getByRole('radio', { name: 'Sizinki: 4' }))
  expect(note.getByRole('radio', { name: 'Sizinki: 4' })).toBeChecked()
  expect(group('Kişi sayısı')).toHaveAccessibleDescription('')
  await userEvent.type(field('Kapora'), '{Enter}')
  expect(note.getByRole('radio', { name: 'Sizinki: Geç' })).toHaveFocus()
  expect(onSave).toHaveBeenCalledTimes(1)
  expect(field('Notlar')).toHaveValue('Geç')

  await type('Notlar', 'Geç, Erken değil')
  await userEvent.click(button('Güncelle'))
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ guests: 4, notlar: 'Geç, Erken değil' }),
    current,
  )
})

test('asks again about an unanswered clash when the form opens again', async () => {
  const { onSave, unmount } = await clash()
  await type('Kapora', '7000')
  unmount()
  openForm({ editing: theirs, onSave, reservations: [theirs] })
  expect(field('Notlar')).toHaveValue('Geç')

  await userEvent.click(button('Güncelle'))

  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ notlar: 'Geç', musteriAdi: 'Ayşe Demir', kapora: 7000 }),
    ayse,
  )
})

test.each([
  ['blocked', true, undefined, 'evet', '—'],
  ['collectedOn', day('2026-07-10'), day('2026-07-11'), '10.07.2026', '11.07.2026'],
  ['guests', 4, 5, '4', '5'],
  ['kapora', 4000.5, 4000.75, '₺4.000,50', '₺4.000,75'],
] as const)(
  'formats both owners’ versions of %s like the form',
  async (name, mine, theirs, my, their) => {
    const { onSave } = openForm({ editing: ayse })
    const current = { ...ayse, [name]: theirs, version: 2 }
    const merged = { ...current, [name]: mine }
    onSave.mockRejectedValueOnce(new Clashing(current, { merged, clashes: [name] }))
    await userEvent.click(button('Güncelle'))

    const note = within(screen.getByRole('alert'))
    expect(note.getByRole('radio', { name: `Sizinki: ${my}` })).toBeVisible()
    expect(note.getByRole('radio', { name: `Diğer yöneticininki: ${their}` })).toBeVisible()
  },
)

test.each([
  ['Sizinki: Geç', 'Geç'],
  ['Diğer yöneticininki: Erken', 'Erken'],
])('saves the chosen version, %s, over the stored record', async (name, notlar) => {
  const { onSave } = await clash()

  await userEvent.click(screen.getByRole('radio', { name }))
  expect(field('Notlar')).toHaveValue(notlar)
  await userEvent.click(button('Güncelle'))

  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ notlar, musteriAdi: 'Ayşe Demir' }),
    theirs,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('offers to add a deleted record again', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve('saved'))
  const { change } = openForm({ editing: ayse, onSave })
  await type('Notlar', 'Geç')
  change({ editing: ayse, onSave, reservations: [] })

  await userEvent.click(button('Yeniden ekle'))

  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ notlar: 'Geç' }), null)
})

test('offers to add a record that is missing on save again, and reports it as added', async () => {
  const { onSave } = openForm({ editing: ayse })
  onSave.mockRejectedValueOnce(new GoneMeanwhile())
  await type('Notlar', 'Geç')
  await userEvent.click(button('Güncelle'))

  const note = within(screen.getByRole('alert'))
  await userEvent.click(note.getByRole('button', { name: 'Yeniden ekle' }))

  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ notlar: 'Geç' }), null)
  expect(status()).toBe('Eklendi: Ayşe Yılmaz')
})
