import { useState } from 'react'
import type { IsoDate } from '#domain/date.ts'
import type { Span } from '#domain/prices/season.ts'
import type { StayProblem } from '#domain/problem.ts'
import { choiceOf, type RequestValues } from './request/requestForm.ts'
import {
  type Choice,
  isCheckInPast,
  nextFreeWeekend,
  NO_CHOICE,
  pickDay,
  problemOfStay,
  type StayRules,
} from './stayChoice.ts'

/**
 * A message about the dates; `taken` is a picked day that was booked since, `begun` the check-in
 * that a refused day has become.
 */
export type Notice =
  | StayProblem
  | (StayProblem & { begun: IsoDate })
  | { code: 'taken'; day: IsoDate }
  | { code: 'noWeekend' }

/** The form's dates with the calendar's operations. */
export type Days = {
  choice: Choice
  notice: Notice | null
  pick: (day: IsoDate) => void
  pickFreeWeekend: () => void
  type: (typed: Partial<Pick<RequestValues, 'checkIn' | 'checkOut'>>) => void
  clear: () => void
  /** The months in the calendar, from the first possible day on; `null` before there are any. */
  onShow: Span | null
  show: (months: Span) => void
}

/** Picks days into the form's two dates, with messages about refused ones. */
export function useDays(
  values: RequestValues,
  change: (days: Partial<RequestValues>) => void,
  rules: StayRules,
): Days {
  const [refusal, setRefusal] = useState<Notice | null>(null)
  const [onShow, setOnShow] = useState<Span | null>(null)
  const typed = choiceOf(values)
  // The field shows the error; a stay that begins in the past has neither nights nor a price.
  const choice = isCheckInPast(typed, rules) ? { ...typed, checkIn: null } : typed
  const standing = problemOfStay(choice, rules)

  function choose({ checkIn, checkOut }: Choice) {
    change({ checkIn: checkIn ?? '', checkOut: checkOut ?? '' })
    setRefusal(null)
  }

  return {
    choice,
    notice: refusal ?? (standing?.code === 'booked' ? { ...standing, code: 'taken' } : standing),
    pick(day) {
      const { choice: next, refusal } = pickDay(choice, day, rules)
      choose(next)
      setRefusal(refusal && next !== choice ? { ...refusal, begun: day } : refusal)
    },
    pickFreeWeekend() {
      const weekend = nextFreeWeekend(rules)
      if (weekend) choose(weekend)
      else setRefusal({ code: 'noWeekend' })
    },
    type(typed) {
      change(typed)
      const standing = problemOfStay(choiceOf({ ...values, ...typed }), rules)
      setRefusal(standing?.code === 'booked' ? standing : null)
    },
    clear: () => choose(NO_CHOICE),
    onShow,
    show: setOnShow,
  }
}
