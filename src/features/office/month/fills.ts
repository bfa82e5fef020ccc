import { clsx } from 'clsx'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { DayUse } from '#domain/office/yearDays.ts'
import type { Reservation } from '#domain/reservation.ts'

/** The border of a held day; no outline, which marks the focus. */
export const HELD_EDGE = 'inset-ring inset-ring-alert-700'

/** The border of a requested day. */
export const ASKED_EDGE = 'bg-accent-50 inset-ring inset-ring-accent-700'

/**
 * The look of a booked, blocked or held day, distinguishable without colour. Important, because
 * print.css removes other backgrounds.
 */
export const FILLS = {
  stay: 'bg-accent-200!',
  channel: 'bg-lavender-300!',
  unpaid: 'bg-clay-100!',
  closed: 'bg-linen-300!',
  held: `bg-[repeating-linear-gradient(135deg,theme(colors.alert.100)_0_3px,transparent_3px_7px)]! ${HELD_EDGE}`,
} as const

/** The kinds of stays that differ in colour and mark. */
export type StayLook = 'stay' | 'channel' | 'unpaid'

/** The marks before a guest's name. */
export const MARKS: Readonly<Record<StayLook, string>> = { stay: '', channel: '◆ ', unpaid: '₺ ' }

const MORNINGS: Readonly<Record<StayLook, string>> = {
  stay: '[--morning:theme(colors.accent.200)]',
  channel: '[--morning:theme(colors.lavender.300)]',
  unpaid: '[--morning:theme(colors.clay.100)]',
}

const EVENINGS = {
  free: '[--evening:transparent]',
  stay: '[--evening:theme(colors.accent.200)]',
  channel: '[--evening:theme(colors.lavender.300)]',
  unpaid: '[--evening:theme(colors.clay.100)]',
  closed: '[--evening:theme(colors.linen.300)]',
} as const

/**
 * The background of a day. One on which a guest leaves has two halves: the morning is theirs, the
 * evening belongs to the next night.
 */
export function fillOf(
  day: IsoDate,
  { night, leaving }: DayUse,
  lookOf: (reservation: Reservation) => StayLook,
): string {
  const evening = night && (night.blocked ? 'closed' : lookOf(night))
  if (!leaving || (night && night.stay.checkIn < day)) return evening ? FILLS[evening] : ''
  return clsx(
    MORNINGS[lookOf(leaving)],
    EVENINGS[evening ?? 'free'],
    evening && evening !== 'closed'
      ? 'bg-linear-[115deg]! from-(--morning) from-46% via-white via-46% to-(--evening) to-54%'
      : 'bg-linear-[115deg]! from-(--morning) from-48% to-(--evening) to-48%',
  )
}

/** Whether a day is the last of a closed period. */
export function isLastNight(day: IsoDate, { night }: DayUse): boolean {
  return night !== null && night.blocked === true && addDays(day, 1) === night.stay.checkOut
}
