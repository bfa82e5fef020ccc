import { type Availability, firstBlockedDay, isBlocked } from '#domain/availability.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Refusal } from '#domain/problem.ts'
import { isInOrder, type Stay } from '#domain/stay.ts'

/** What has been picked so far: nothing, one end, or both. */
export type Choice = { checkIn: IsoDate | null; checkOut: IsoDate | null }

/** Nothing picked. */
export const NO_CHOICE: Choice = { checkIn: null, checkOut: null }

/** What a choice is judged by; `today` is `null` on a page that does not know it yet. */
export type StayRules = { today: IsoDate | null; availability: Availability }

/** The choice after a day was picked, or why it was refused; two picks may come in either order. */
export function pickDay(choice: Choice, day: IsoDate, rules: StayRules): Choice | Refusal {
  const refusal = refuseDay(day, rules)
  if (refusal) return refusal
  const anchor = anchorOf(choice)
  // An end that has meanwhile been booked, or was typed wrongly, must not stand in the way of a new choice.
  if (anchor === null || refuseDay(anchor, rules)) return { checkIn: day, checkOut: null }
  const stay =
    day < anchor ? { checkIn: day, checkOut: anchor } : { checkIn: anchor, checkOut: day }
  return refuseStay(stay, rules) ?? stay
}

/** Why a stay cannot be asked for, or `null`. */
export function refuseStay(stay: Stay, { today, availability }: StayRules): Refusal | null {
  if (today !== null && stay.checkIn < today) return { code: 'past' }
  if (!isInOrder(stay)) return { code: 'order' }
  const day = firstBlockedDay(availability, stay.checkIn, stay.checkOut)
  return day === null ? null : { code: 'booked', day }
}

/** The one picked end of a half-picked stay, or `null`. */
export function anchorOf({ checkIn, checkOut }: Choice): IsoDate | null {
  if (checkIn !== null && checkOut !== null) return null
  return checkIn ?? checkOut
}

/** The stay, once both ends are picked in order; `null` before. */
export function stayOf({ checkIn, checkOut }: Choice): Stay | null {
  if (checkIn === null || checkOut === null) return null
  const stay = { checkIn, checkOut }
  return isInOrder(stay) ? stay : null
}

/** The first booked day among those picked, or `null`; days that are refused for another reason are not looked through. */
export function bookedDayOf(choice: Choice, rules: StayRules): IsoDate | null {
  const stay = stayOf(choice)
  const anchor = anchorOf(choice)
  const refusal = stay ? refuseStay(stay, rules) : anchor && refuseDay(anchor, rules)
  return refusal?.code === 'booked' ? refusal.day : null
}

function refuseDay(day: IsoDate, { today, availability }: StayRules): Refusal | null {
  if (today !== null && day < today) return { code: 'past' }
  return isBlocked(availability, day) ? { code: 'booked', day } : null
}
