// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ayse, button, field, fillIn, openForm, status, type } from './testingForm.tsx'

const asked = () => screen.queryByLabelText('Kapora geldi mi?')

beforeEach(() => sessionStorage.clear())

test('the form of a new stay has a field for a received deposit, and records it', async () => {
  const { onSave } = openForm()
  expect(asked()).toBeNull()
  await fillIn()
  expect(asked()).toHaveDisplayValue('Henüz gelmedi')
  await userEvent.selectOptions(field('Kapora geldi mi?'), 'Havale')

  await userEvent.click(button('Ekle'))

  expect(status()).toBe('Eklendi: Işık Karagöz')
  expect(onSave.mock.lastCall).toEqual([
    expect.objectContaining({ kapora: 10_000 }),
    null,
    { date: '2026-07-01', amount: 10_000, method: 'transfer', purpose: 'kapora' },
  ])
  expect(asked()).toBeNull()
})

test('a deposit too large to record is refused at its field', async () => {
  const { onSave } = openForm()
  await fillIn()
  await type('Kapora', '1000000000')
  await userEvent.selectOptions(field('Kapora geldi mi?'), 'Nakit')

  await userEvent.click(button('Ekle'))

  expect(field('Kapora')).toHaveAccessibleDescription('En çok 10000000 olabilir.')
  expect(onSave).not.toHaveBeenCalled()
})

test('blocked days and stored stays do not ask for a deposit, and closing a stored stay names what it deletes', async () => {
  const { onSave, change } = openForm()
  await fillIn()
  await userEvent.selectOptions(field('Kapora geldi mi?'), 'Nakit')
  await userEvent.click(screen.getByRole('radio', { name: 'Kapalı' }))
  expect(asked()).toBeNull()
  expect(screen.queryByLabelText('Toplam')).toBeNull()
  await userEvent.click(button('Ekle'))
  expect(onSave.mock.lastCall).toHaveLength(2)
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ blocked: true, toplamUcret: 0, kapora: 0 })

  change({ editing: ayse })

  expect(field('Kapora')).toHaveValue('10000')
  expect(asked()).toBeNull()

  await userEvent.click(screen.getByRole('radio', { name: 'Kapalı' }))

  expect(screen.getByText(/^Kaydederseniz şunlar silinir: .*Kapora/)).toBeVisible()
})
