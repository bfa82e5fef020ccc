import {
  type Availability,
  firstBlockedDay,
  firstFreeWeekend,
  isBlocked,
} from '#domain/availability.ts'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import type { StayProblem } from '#domain/problem.ts'
import { otherArrivalDays, type Prices, shortestStay } from '#domain/prices/prices.ts'
import { countNights, isInOrder, isTooLong, type Stay } from '#domain/stay.ts'
import { anchors } from '#i18n/addresses.ts'
import { type Language, languages } from '#i18n/languages.ts'

/** The picked days: none, one end, or both. */
export type Choice = { checkIn: IsoDate | null; checkOut: IsoDate | null }

export const NO_CHOICE: Choice = { checkIn: null, checkOut: null }

/** The data that restrict a choice; `today` is `null` before it is known. */
export type StayRules = { today: IsoDate | null; availability: Availability; prices: Prices }

/**
 * The choice after a day is picked, and why it is not the stay that was wanted; the two picks may
 * come in either order. A free day that completes no stay becomes the new check-in, so that an
 * earlier pick does not block the guest; one without arrivals does not, and one that makes the stay
 * too short keeps the check-in, because a later day makes it long enough.
 */
export function pickDay(
  choice: Choice,
  day: IsoDate,
  rules: StayRules,
): { choice: Choice; refusal: StayProblem | null } {
  const refusal = refuseDay(day, rules)
  if (refusal) return { choice, refusal }
  const anchor = anchorOf(choice)
  const noArrival = refuseArrival(day, rules)
  const begun = noArrival ? choice : { checkIn: day, checkOut: null }
  // An end that was booked since, or typed wrongly, must not block a new choice.
  if (anchor === null || refuseEnd(choice, rules)) return { choice: begun, refusal: noArrival }
  const stay =
    day < anchor ? { checkIn: day, checkOut: anchor } : { checkIn: anchor, checkOut: day }
  const refused = refuseStay(stay, rules)
  if (!refused) return { choice: stay, refusal: null }
  const isKept = day === anchor || (refused.code === 'short' && stay.checkIn === anchor)
  return { choice: isKept ? choice : begun, refusal: refused }
}

/** Why a stay cannot be requested, or `null`. */
export function refuseStay(stay: Stay, rules: StayRules): StayProblem | null {
  const { today, availability, prices } = rules
  if (today !== null && stay.checkIn < today) return { code: 'past' }
  if (!isInOrder(stay)) return { code: 'order' }
  const day = firstBlockedDay(availability, stay.checkIn, stay.checkOut, hasTurnover(rules))
  if (day !== null) return { code: 'booked', day }
  if (isTooLong(stay)) return { code: 'long' }
  const noArrival = refuseArrival(stay.checkIn, rules)
  if (noArrival) return noArrival
  const nights = shortestStay(stay.checkIn, prices)
  return countNights(stay) < nights
    ? { code: 'short', nights, day: addDays(stay.checkIn, nights) }
    : null
}

/** The first free weekend within a year, extended to the minimum stay; `null` without one. */
export function nextFreeWeekend(rules: StayRules): Stay | null {
  const { today, availability, prices } = rules
  const shortest = (checkIn: IsoDate) =>
    otherArrivalDays(checkIn, prices) === null ? shortestStay(checkIn, prices) : null
  return today && firstFreeWeekend(availability, today, shortest, hasTurnover(rules))
}

/** Whether one guest may arrive on the day another leaves. */
export function hasTurnover({ prices }: StayRules): boolean {
  return prices.terms.sameDayTurnover
}

/** The picked end of a half-picked stay, or `null`. */
export function anchorOf({ checkIn, checkOut }: Choice): IsoDate | null {
  if (checkIn !== null && checkOut !== null) return null
  return checkIn ?? checkOut
}

/** The stay once both ends are picked in order, else `null`. */
export function stayOf({ checkIn, checkOut }: Choice): Stay | null {
  if (checkIn === null || checkOut === null) return null
  const stay = { checkIn, checkOut }
  return isInOrder(stay) ? stay : null
}

/** Whether the check-in is before today. */
export function isCheckInPast({ checkIn }: Choice, { today }: StayRules): boolean {
  return checkIn !== null && today !== null && checkIn < today
}

/** Why the chosen dates are unavailable: a booked or a missing night, or no arrivals that day. */
export function problemOfStay(
  choice: Choice,
  rules: StayRules,
): Extract<StayProblem, { day: IsoDate }> | null {
  const stay = stayOf(choice)
  const refusal = stay ? refuseStay(stay, rules) : refuseEnd(choice, rules)
  return refusal && 'day' in refusal ? refusal : null
}

function refuseArrival(day: IsoDate, { prices }: StayRules): StayProblem | null {
  const weekdays = otherArrivalDays(day, prices)
  return weekdays === null ? null : { code: 'arrival', weekdays, day }
}

export function refuseEnd(choice: Choice, rules: StayRules): StayProblem | null {
  const anchor = anchorOf(choice)
  if (anchor === null) return null
  const refusal = refuseDay(anchor, rules)
  return refusal ?? (anchor === choice.checkIn ? refuseArrival(anchor, rules) : null)
}

function refuseDay(day: IsoDate, rules: StayRules): StayProblem | null {
  const { today, availability } = rules
  if (today !== null && day < today) return { code: 'past' }
  return isBlocked(availability, day, hasTurnover(rules)) ? { code: 'booked', day } : null
}

const CHECK_IN = 'giris'

const CHECK_OUT = 'cikis'

/** The full address that opens the calendar with a stay's dates. */
export function addressOfDays({ checkIn, checkOut }: Stay, language: Language): string {
  const address = new URL(languages[language].paths.home, location.origin)
  address.searchParams.set(CHECK_IN, checkIn)
  address.searchParams.set(CHECK_OUT, checkOut)
  address.hash = anchors.reservation
  return address.href
}

/** Removes the dates from the address, so that a reload keeps later choices. */
export function takeAskedDays(): Stay | null {
  const address = new URL(location.href)
  const [checkIn, checkOut] = [CHECK_IN, CHECK_OUT].map((name) => {
    const day = address.searchParams.get(name)
    address.searchParams.delete(name)
    return day === null ? null : parseDate(day)
  })
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  return checkIn && checkOut && isInOrder({ checkIn, checkOut }) ? { checkIn, checkOut } : null
}
