// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SettingsValues } from '#domain/settings/settings.ts'
import { toasts } from '#ui/toasts.ts'
import { TextField } from '#ui/Field.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { firstValues, type Settings, SettingsProvider } from './useSettings.ts'
import { retype } from '#features/office/testingScreen.ts'

const FIRST = firstValues('private')

afterEach(() => sessionStorage.clear())

function open(values: SettingsValues = FIRST, version = 0) {
  const save = vi.fn<Settings['save']>(() => Promise.resolve('saved'))
  const settings = { save } as unknown as Settings
  const view = (inUse: { values: SettingsValues; version: number }) => (
    <SettingsProvider value={settings}>
      <SettingsForm key={inUse.version} part="private" inUse={inUse}>
        {(field) => (
          <>
            <TextField {...field('accountHolder')} />
            <TextField {...field('iban')} />
          </>
        )}
      </SettingsForm>
    </SettingsProvider>
  )
  const { rerender } = render(view({ values, version }))
  return { save, change: (next: SettingsValues) => rerender(view({ values: next, version: 1 })) }
}

const type = (name: string, text: string) => retype(screen.getByRole('textbox', { name }), text)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))

test('a wrong IBAN is refused where it was typed, and a right one saved without spaces', async () => {
  const { save } = open()
  await type('IBAN', 'TR33 0006 1005 1978 6457 8413 27')
  await submit()
  expect(screen.getByText(/IBAN yanlış/)).toBeVisible()
  expect(save).not.toHaveBeenCalled()

  await type('IBAN', 'TR33 0006 1005 1978 6457 8413 26')
  await submit()

  const wanted = { ...FIRST, iban: 'TR330006100519786457841326' }
  expect(save.mock.calls).toEqual([['private', { values: FIRST, version: 0 }, wanted]])

  // The undo stores the earlier values over the new ones.
  toasts.get()[0]?.action?.run(() => {})
  expect(save).toHaveBeenLastCalledWith('private', { values: wanted, version: 1 }, FIRST)
})

test('shows the other owner’s newer text beside the typed one', async () => {
  const { change } = open()
  await type('Hesap sahibi', 'Kerem')

  change({ ...FIRST, accountHolder: 'Nihal S.', iban: 'DE89370400440532013000' })

  expect(screen.getByText('Diğer yönetici siz yazarken Nihal S. yazdı.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Hesap sahibi' })).toHaveValue('Kerem')
  expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveValue('DE89 3704 0044 0532 0130 00')
})
