import { render, screen } from '@testing-library/react'
import { type ComponentProps, StrictMode } from 'react'
import { vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { ReservationForm } from './ReservationForm.tsx'
import { reservation } from '#features/office/testing.ts'
import { retype } from '#features/office/testingScreen.ts'

type Props = ComponentProps<typeof ReservationForm>

export type Save = Props['onSave']

/** The only stored reservation. */
export const ayse = reservation()

type Changes = Partial<Props & Props['content'] & Props['office']>

/** The form's props from a flat list of those that differ from an empty form on 1 July 2026. */
export function formProps(changes: Changes & Pick<Props, 'onSave' | 'onCancel'>): Props {
  const { editing = null, request = null, stay = null, repairing = null, ...rest } = changes
  const { reservations = [ayse], cancelled = [], prices = null, depositDays = 3, ...props } = rest
  const { today = day('2026-07-01'), ...others } = props
  return {
    content: { editing, request, stay, repairing },
    office: { today, reservations, cancelled, prices, depositDays },
    ...others,
  }
}

/** Renders the form with spies for its callbacks and a function to change its props. */
export function openForm(props: Changes = {}) {
  const onSave = vi.fn<Save>(() => Promise.resolve('saved'))
  const onCancel = vi.fn<(clear: () => void) => void>((clear) => clear())
  const shown = (changed: Changes) => (
    <>
      <ReservationForm {...formProps({ onSave, onCancel, ...props, ...changed })} />
      <Toasts closeLabel="Kapat" />
    </>
  )
  const { rerender, unmount } = render(shown({}), { wrapper: StrictMode })
  const change = (changed: Changes) => rerender(shown(changed))
  return { onSave, onCancel, change, unmount }
}

export function field(label: string) {
  return screen.getByLabelText(label)
}

export function button(name: string) {
  return screen.getByRole('button', { name })
}

/** The polite messages. */
export function status() {
  return screen
    .getAllByRole('status')
    .map((note) => note.textContent)
    .join('')
}

export const type = (label: string, text: string) => retype(field(label), text)

/** Types a complete reservation. */
export async function fillIn(checkIn = '20.07.2026', checkOut = '25.07.2026') {
  await type('Müşteri', 'Işık Karagöz')
  await type('Giriş', checkIn)
  await type('Çıkış', checkOut)
  await type('Toplam', '30000')
  await type('Kapora', '10000')
}

/** A save that fails. */
export function rejecting(message: string): Save {
  return () => Promise.reject(new Error(message))
}
