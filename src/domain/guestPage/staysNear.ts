import { type Availability, firstBlockedDay } from '#domain/availability.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { countNights, type Stay } from '#domain/stay.ts'

/** How many days earlier or later count as near. */
const NEAR_DAYS = 21

/** At most `count` free stays of the length of `stay` from today on, the nearest first. */
export function staysNear(
  availability: Availability,
  stay: Stay,
  today: IsoDate,
  count: number,
): Stay[] {
  const nights = countNights(stay)
  const shifts = Array.from({ length: NEAR_DAYS }, (_, index) => [index + 1, -index - 1]).flat()
  const near = shifts.map((shift) => addDays(stay.checkIn, shift))
  return near
    .filter((checkIn) => checkIn >= today)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
    .filter((each) => firstBlockedDay(availability, each.checkIn, each.checkOut) === null)
    .slice(0, count)
}
