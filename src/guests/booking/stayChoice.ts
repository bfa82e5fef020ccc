import { useState } from 'react'
import {
  type Availability,
  firstBlockedDay,
  firstFreeWeekend,
  freeAround,
  isBlocked,
} from '#domain/stay/availability.ts'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import type { StayProblem } from '#domain/field/problem.ts'
import { otherArrivalDays, type Prices, shortestStay, type Span } from '#domain/prices/prices.ts'
import {
  countNights,
  isInOrder,
  isTooLong,
  LONGEST_STAY_NIGHTS,
  type StayDates,
} from '#domain/stay/stayDates.ts'
import { anchors } from '#i18n/addresses.ts'
import { type Language, languages } from '#i18n/languages.ts'

/** The picked days: none, one end, or both. */
export type Choice = { checkIn: IsoDate | null; checkOut: IsoDate | null }

export const NO_CHOICE: Choice = { checkIn: null, checkOut: null }

/** The data that restrict a choice; `today` is `null` before it is known. */
export type StayRules = {
  today: IsoDate | null
  availability: Availability
  prices: Prices
  /** The days that the owners hold for this guest, or have booked. */
  own?: StayDates | null
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

/** The first free weekend within a year, extended to the minimum stay; `null` without one. */
export function nextFreeWeekend(rules: StayRules): StayDates | null {
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
export function stayOf({ checkIn, checkOut }: Choice): StayDates | null {
  if (checkIn === null || checkOut === null) return null
  const stay = { checkIn, checkOut }
  return isInOrder(stay) ? stay : null
}

/** Whether the check-in is before today. */
function isCheckInPast({ checkIn }: Choice, { today }: StayRules): boolean {
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

/** The two dates as texts: yyyy-MM-dd, or empty. */
type DayTexts = { checkIn: string; checkOut: string }

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

/**
 * A message about the dates; `taken` is a picked day that was booked since, `begun` the check-in
 * that a refused day has become.
 */
export type Notice =
  | StayProblem
  | (StayProblem & { begun: IsoDate })
  | { code: 'taken'; day: IsoDate }
  | { code: 'noWeekend' }

export type Days = {
  choice: Choice
  notice: Notice | null
  pick: (day: IsoDate) => void
  pickFreeWeekend: () => void
  type: (typed: Partial<DayTexts>) => void
  clear: () => void
  /** The months in the calendar, from the first possible day on; `null` before there are any. */
  months: Span | null
  showMonths: (months: Span) => void
}

/** Picks days into the form's two dates, with messages about refused ones. */
export function useDays(
  values: DayTexts,
  change: (days: Partial<DayTexts>) => void,
  rules: StayRules,
): Days {
  const [refusal, setRefusal] = useState<Notice | null>(null)
  const [months, setMonths] = useState<Span | null>(null)
  const typed = choiceOf(values)
  // The field shows the error; a stay that begins in the past has neither nights nor a price.
  const choice = isCheckInPast(typed, rules) ? { ...typed, checkIn: null } : typed
  const problem = problemOfStay(choice, rules)

  function choose({ checkIn, checkOut }: Choice) {
    change({ checkIn: checkIn ?? '', checkOut: checkOut ?? '' })
    setRefusal(null)
  }

  return {
    choice,
    notice: refusal ?? (problem?.code === 'booked' ? { ...problem, code: 'taken' } : problem),
    pick(day) {
      const { choice: next, refusal: refused } = pickDay(choice, day, rules)
      choose(next)
      setRefusal(refused && next !== choice ? { ...refused, begun: day } : refused)
    },
    pickFreeWeekend() {
      const weekend = nextFreeWeekend(rules)
      if (weekend) choose(weekend)
      else setRefusal({ code: 'noWeekend' })
    },
    type(typed) {
      change(typed)
      const typedProblem = problemOfStay(choiceOf({ ...values, ...typed }), rules)
      setRefusal(typedProblem?.code === 'booked' ? typedProblem : null)
    },
    clear: () => choose(NO_CHOICE),
    months,
    showMonths: setMonths,
  }
}

const CHECK_IN = 'giris'

const CHECK_OUT = 'cikis'

/** The full address that opens the calendar with a stay's dates. */
export function addressOfDays({ checkIn, checkOut }: StayDates, language: Language): string {
  const address = new URL(languages[language].paths.home, location.origin)
  address.searchParams.set(CHECK_IN, checkIn)
  address.searchParams.set(CHECK_OUT, checkOut)
  address.hash = anchors.reservation
  return address.href
}

/** Removes the dates from the address, so that a reload keeps later choices. */
export function takeAskedDays(): StayDates | null {
  const address = new URL(location.href)
  const [checkIn, checkOut] = [CHECK_IN, CHECK_OUT].map((name) => {
    const day = address.searchParams.get(name)
    address.searchParams.delete(name)
    return day === null ? null : parseDate(day)
  })
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  return checkIn && checkOut && isInOrder({ checkIn, checkOut }) ? { checkIn, checkOut } : null
}
