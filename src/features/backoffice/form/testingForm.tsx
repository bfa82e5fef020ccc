import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, StrictMode } from 'react'
import { vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { ReservationForm } from './ReservationForm.tsx'
import { reservation } from '#features/backoffice/testing.ts'

type Props = ComponentProps<typeof ReservationForm>

/** What the page does with a draft. */
export type Save = Props['onSave']

/** The one reservation that is stored. */
export const ayse = reservation()

/** The form on 1 July 2026, for a test, with what the page heard from it and a way to change what the page says. */
export function openForm(props: Partial<Props> = {}) {
  const onSave = vi.fn<Save>(() => Promise.resolve('saved'))
  const onCancel = vi.fn<(clear: () => void) => void>((clear) => clear())
  const all: Props = {
    editing: null,
    reservations: [ayse],
    today: day('2026-07-01'),
    onSave,
    onCancel,
    ...props,
  }
  const shown = (changed: Partial<Props>) => (
    <>
      <ReservationForm {...all} {...changed} />
      <Toasts closeLabel="Kapat" />
    </>
  )
  const { rerender, unmount } = render(shown({}), { wrapper: StrictMode })
  const change = (changed: Partial<Props>) => rerender(shown(changed))
  return { onSave, onCancel, change, unmount }
}

/** A control by its label. */
export function field(label: string) {
  return screen.getByLabelText(label)
}

/** A button by its name. */
export function button(name: string) {
  return screen.getByRole('button', { name })
}

/** Everything that is being said calmly. */
export function status() {
  return screen
    .getAllByRole('status')
    .map((note) => note.textContent)
    .join('')
}

/** Replaces the text of a control in one step: each key by itself would render the form once more. */
export async function type(label: string, text: string) {
  await userEvent.clear(field(label))
  if (text !== '') await userEvent.paste(text)
}

/** Types a whole reservation that lacks nothing. */
export async function fillIn(checkIn = '20.07.2026', checkOut = '25.07.2026') {
  await type('Müşteri', 'Işık Karagöz')
  await type('Giriş', checkIn)
  await type('Çıkış', checkOut)
  await type('Toplam', '30000')
  await type('Kapora', '10000')
}

/** A save that the database refuses. */
export function rejecting(message: string): Save {
  return () => Promise.reject(new Error(message))
}
