// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Availability } from '#domain/stay/availability.ts'
import type { IsoDate } from '#domain/date.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { AvailabilityCalendar } from './AvailabilityCalendar.tsx'
import { type Choice, NO_CHOICE, pickDay } from '#domain/stay/stayChoice.ts'
import { tile } from '#guests/booking/testingReservation.tsx'

const today = day('2026-06-18')
const booked: Availability = [
  { from: day('2026-06-22'), to: day('2026-06-24') },
  { from: day('2026-07-19'), to: day('2026-07-24') },
]

type StageProps = {
  availability?: Availability
  start?: Choice
  onPick?: (day: IsoDate) => void
}

/** The calendar with a minimal parent that stores the picked dates. */
function Stage({ availability = booked, start = NO_CHOICE, onPick }: StageProps) {
  const [choice, setChoice] = useState(start)
  const rules = { today, availability, prices: NO_PRICES }
  function pick(picked: IsoDate) {
    onPick?.(picked)
    setChoice(pickDay(choice, picked, rules).choice)
  }
  return (
    <AvailabilityCalendar
      rules={rules}
      choice={choice}
      onPick={pick}
      onClear={() => setChoice(NO_CHOICE)}
      onShow={() => {}}
    />
  )
}

function pressedDays() {
  return screen.queryAllByRole('button', { pressed: true }).map((each) => each.dataset['day'])
}

afterEach(() => showLanguage('tr'))

test('a day is announced as booked and can be focused, and cannot be picked in the past', async () => {
  const onPick = vi.fn<(day: IsoDate) => void>()
  render(<Stage onPick={onPick} />)

  const bookedDay = screen.getByRole('button', { name: '22 Haziran 2026 Pazartesi, dolu' })
  await userEvent.click(bookedDay)

  expect(bookedDay).toHaveAttribute('aria-disabled', 'true')
  expect(bookedDay).toHaveFocus()
  expect(bookedDay).toHaveAttribute('aria-pressed', 'false')
  expect(onPick).toHaveBeenCalledWith('2026-06-22')

  expect(tile('17 Haziran 2026')).toBeDisabled()
  expect(tile('18 Haziran 2026 Perşembe, bugün')).toBeEnabled()
  expect(tile('18 Haziran 2026 Perşembe, bugün')).toHaveAttribute('aria-current', 'date')
})

describe('a stay', () => {
  test('is previewed on hover and on focus', async () => {
    render(<Stage />)
    await userEvent.click(tile('26 Haziran 2026'))

    await userEvent.hover(tile('28 Haziran 2026'))
    expect(tile('27 Haziran 2026')).toHaveClass('day-within', 'day-preview')
    expect(tile('28 Haziran 2026')).toHaveClass('day-last', 'day-preview')

    await userEvent.unhover(tile('28 Haziran 2026'))
    expect(tile('27 Haziran 2026')).not.toHaveClass('day-preview')

    act(() => tile('29 Haziran 2026').focus())
    expect(tile('28 Haziran 2026')).toHaveClass('day-within', 'day-preview')
    expect(pressedDays()).toEqual(['2026-06-26'])
  })

  test('is cleared by Escape only while half picked', async () => {
    render(<Stage />)

    await userEvent.click(tile('26 Haziran 2026'))
    await userEvent.keyboard('{Escape}')
    expect(pressedDays()).toEqual([])

    await userEvent.click(tile('26 Haziran 2026'))
    await userEvent.click(tile('27 Haziran 2026'))
    await userEvent.keyboard('{Escape}')
    expect(pressedDays()).toEqual(['2026-06-26', '2026-06-27'])
  })
})

describe('the keyboard', () => {
  test('moves to another day and month, and never before today', async () => {
    render(<Stage />)
    act(() => tile('18 Haziran 2026').focus())

    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Alt>}{ArrowLeft}{/Alt}')
    expect(tile('26 Haziran 2026')).toHaveFocus()

    await userEvent.keyboard('{PageUp}')
    expect(tile('18 Haziran 2026')).toHaveFocus()

    act(() => tile('30 Haziran 2026').focus())

    await userEvent.keyboard('{ArrowRight}')
    expect(tile('1 Temmuz 2026')).toHaveFocus()
  })

  test('leaves the focus alone once it is elsewhere', async () => {
    const { rerender } = render(<Stage />)
    act(() => tile('18 Haziran 2026').focus())

    await userEvent.keyboard('{ArrowLeft}')
    act(() => tile('18 Haziran 2026').blur())
    rerender(<Stage availability={[]} />)

    expect(document.body).toHaveFocus()
  })

  test('goes by years to another month, and on from there', async () => {
    render(<Stage />)

    await userEvent.click(screen.getByRole('button', { name: /^Haziran 2026.*Ay seçin/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Bir yıl ileri' }))
    await userEvent.click(screen.getByRole('button', { name: 'Mart 2027' }))
    expect(tile('1 Mart 2027')).toHaveFocus()

    await userEvent.keyboard('{ArrowRight}')
    expect(tile('2 Mart 2027')).toHaveFocus()
  })
})

describe('the months', () => {
  test('are two on a wide screen, each day once, and stay when the second is picked from', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
    render(<Stage />)

    await userEvent.click(tile('26 Temmuz 2026'))
    await userEvent.click(tile('28 Temmuz 2026'))

    expect(screen.getAllByRole('button', { name: /^30 Haziran 2026/ })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: /^1 Temmuz 2026/ })).toHaveLength(1)
    expect(pressedDays()).toEqual(['2026-07-26', '2026-07-27', '2026-07-28'])
  })

  test('contain every day once when the clocks change', async () => {
    render(<Stage availability={[]} start={{ checkIn: day('2026-10-01'), checkOut: null }} />)

    for (const month of ['Ekim 2026', 'Kasım 2026', 'Aralık 2026', 'Ocak 2027', 'Şubat 2027']) {
      expect(screen.getByRole('button', { name: new RegExp(`^${month}.*Ay seçin`) })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Bir ay ileri' }))
    }
    // March 2027: daylight saving starts on the 14th in New York.
    const days = within(screen.getByRole('group')).getAllByRole('button', {
      name: /^\d+ Mart 2027/,
    })
    expect(days.map((each) => each.dataset['day']).slice(12, 16)).toEqual([
      '2027-03-13',
      '2027-03-14',
      '2027-03-15',
      '2027-03-16',
    ])
    await userEvent.click(tile('14 Mart 2027'))
    expect(tile('14 Mart 2027')).toHaveAccessibleName('14 Mart 2027 Pazar, çıkış günü')
  })
})
