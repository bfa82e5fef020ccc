import { useState } from 'react'
import type { IsoDate } from '#domain/date.ts'
import type { StayProblem } from '#domain/field/problem.ts'
import type { Span } from '#domain/prices/prices.ts'
import {
  type Choice,
  choiceOf,
  type DayTexts,
  isCheckInPast,
  NO_CHOICE,
  pickDay,
  problemOfStay,
  type StayRules,
} from '#domain/stay/stayChoice.ts'

/**
 * A message about the dates; `taken` is a picked day that was booked since, `begun` the check-in
 * that a refused day has become.
 */
export type Notice =
  | StayProblem
  | (StayProblem & { begun: IsoDate })
  | { code: 'taken'; day: IsoDate }

export type Days = {
  choice: Choice
  notice: Notice | null
  pick: (day: IsoDate) => void
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
  // Dates that were restored, or typed before the booked days had loaded, may never have been free.
  const [lastFree, setLastFree] = useState<Choice | null>(null)
  const [months, setMonths] = useState<Span | null>(null)
  const typed = choiceOf(values)
  // The field shows the error; a stay that begins in the past has neither nights nor a price.
  const choice = isCheckInPast(typed, rules) ? { ...typed, checkIn: null } : typed
  const problem = problemOfStay(choice, rules)

  const isTaken = problem?.code === 'booked' && isEqual(choice, lastFree)

  function keepIfFree(next: Choice) {
    const isFree = rules.availability.length > 0 && !problemOfStay(next, rules)
    setLastFree(isFree ? next : null)
  }

  function choose(next: Choice) {
    change({ checkIn: next.checkIn ?? '', checkOut: next.checkOut ?? '' })
    keepIfFree(next)
    setRefusal(null)
  }

  return {
    choice,
    notice: refusal ?? (isTaken ? { ...problem, code: 'taken' } : problem),
    pick(day) {
      const { choice: next, refusal: refused } = pickDay(choice, day, rules)
      choose(next)
      setRefusal(refused && next !== choice ? { ...refused, begun: day } : refused)
    },
    type(typed) {
      change(typed)
      const next = choiceOf({ ...values, ...typed })
      keepIfFree(next)
      const typedProblem = problemOfStay(next, rules)
      setRefusal(typedProblem?.code === 'booked' ? typedProblem : null)
    },
    clear: () => choose(NO_CHOICE),
    months,
    showMonths: setMonths,
  }
}

function isEqual(one: Choice, other: Choice | null): boolean {
  return one.checkIn === other?.checkIn && one.checkOut === other.checkOut
}
