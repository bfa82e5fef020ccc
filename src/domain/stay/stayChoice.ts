import { type Availability, firstBlockedDay, freeAround, isBlocked } from './availability.ts'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import type { StayProblem } from '#domain/field/problem.ts'
import { otherArrivalDays, type Prices, shortestStay } from '#domain/prices/prices.ts'
import {
  countNights,
  isInOrder,
  isTooLong,
  LONGEST_STAY_NIGHTS,
  type StayDates,
} from './stayDates.ts'
import { type Quote, quoteOf } from '#domain/prices/quote.ts'

/** The picked days: none, one end, or both. */
export type Choice = { checkIn: IsoDate | null; checkOut: IsoDate | null }

export const NO_CHOICE: Choice = { checkIn: null, checkOut: null }

/** The data that restrict a choice; `today` is `null` before it is known. */
export type StayRules = {
  today: IsoDate | null
  availability: Availability
  prices: Prices
}

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
function refuseStay(stay: StayDates, rules: StayRules): StayProblem | null {
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

/** The price of the chosen stay; `null` unless it can be requested and there are prices. */
export function quoteOfChoice(choice: Choice, rules: StayRules): Quote | null {
  const stay = stayOf(choice)
  if (!stay || rules.prices.seasons.length === 0 || refuseStay(stay, rules)) return null
  return quoteOf(stay, rules.prices)
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
export function stayOf({ checkIn, checkOut }: Choice): StayDates | null {
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

function refuseEnd(choice: Choice, rules: StayRules): StayProblem | null {
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

/** The first and last day that complete a half-picked stay, or `null`. */
export function reachOf(choice: Choice, rules: StayRules): { from: IsoDate; to: IsoDate } | null {
  const anchor = anchorOf(choice)
  if (anchor === null || refuseEnd(choice, rules)) return null
  const free = freeAround(rules.availability, anchor, hasTurnover(rules))
  const firsts = [addDays(anchor, -LONGEST_STAY_NIGHTS), free.from, rules.today]
  const last = addDays(anchor, LONGEST_STAY_NIGHTS)
  return {
    from: firsts.filter((day) => day !== null).reduce((one, other) => (one > other ? one : other)),
    to: free.to !== null && free.to < last ? free.to : last,
  }
}

/** The earliest check-in that a picked check-out allows; `null` without one. */
export function firstCheckIn(checkOut: IsoDate, rules: StayRules): IsoDate | null {
  const reach = reachOf({ checkIn: null, checkOut }, rules)
  if (!reach) return null
  for (let checkIn = reach.from; checkIn < checkOut; checkIn = addDays(checkIn, 1))
    if (!refuseStay({ checkIn, checkOut }, rules)) return checkIn
  return null
}

/** The two dates as texts: yyyy-MM-dd, or empty. */
export type DayTexts = { checkIn: string; checkOut: string }

/** The typed dates for the calendar. */
export function choiceOf({ checkIn, checkOut }: DayTexts): Choice {
  return { checkIn: parseDate(checkIn), checkOut: parseDate(checkOut) }
}

/** Why the typed dates cannot be requested, by control; `null` if they can. */
export function dateProblems(
  values: DayTexts,
  rules: StayRules,
): { [Name in keyof DayTexts]?: StayProblem } | null {
  const choice = choiceOf(values)
  if (isCheckInPast(choice, rules)) return { checkIn: { code: 'past' } }
  const { checkIn, checkOut } = choice
  if (checkIn === null || checkOut === null) return null
  const refusal = refuseStay({ checkIn, checkOut }, rules)
  switch (refusal?.code) {
    case undefined:
      return null
    case 'past':
    case 'arrival':
      return { checkIn: refusal }
    case 'order':
    case 'long':
    case 'short':
      return { checkOut: refusal }
    case 'booked':
      return refusal.day === checkIn ? { checkIn: refusal } : { checkOut: refusal }
  }
}
