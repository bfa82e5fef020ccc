import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, StrictMode } from 'react'
import type { Availability } from '#domain/stay/availability.ts'
import { day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { type PublicCalendar, Reservation } from './Reservation.tsx'

type Props = ComponentProps<typeof Reservation>

/** The calendar with some booked days. */
export function calendarWith(
  ...booked: readonly (readonly [from: string, to: string])[]
): PublicCalendar {
  const value: Availability = booked.map(([from, to]) => ({ from: day(from), to: day(to) }))
  return { availability: { state: 'ready', value }, connected: true, retry: () => {} }
}

/** The section on 18 June 2026, with 22 to 24 June booked and no prices, unless given otherwise. */
function reservation(props: Partial<Props>) {
  return (
    <StrictMode>
      <Reservation
        calendar={calendarWith(['2026-06-22', '2026-06-24'])}
        prices={null}
        today={day('2026-06-18')}
        barShown={false}
        sendRequest={() => Promise.resolve({ kind: 'stored' })}
        {...props}
      />
    </StrictMode>
  )
}

export function open(props: Partial<Props> = {}) {
  const shown = render(reservation(props))
  return {
    ...shown,
    change: (changed: Partial<Props>) => shown.rerender(reservation({ ...props, ...changed })),
  }
}

/** The day of the calendar whose name begins so. */
export function tile(name: string) {
  return screen.getByRole('button', { name: new RegExp(`^${name}`), hidden: true })
}

export function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/** Forgets what was typed and sent. */
export async function cleanUp() {
  sessionStorage.clear()
  localStorage.clear()
  await showLanguage('tr')
}
