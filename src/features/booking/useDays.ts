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
 * What is to be said about the days; `taken` is a day that was booked after it had been picked, `begun` the check-in that
 * a refused day has become.
 */
export type Notice =
  | StayProblem
  | (StayProblem & { begun: IsoDate })
  | { code: 'taken'; day: IsoDate }
  | { code: 'noWeekend' }

/** The days that stand in the form, as the calendar sees and changes them. */
export type Days = {
  choice: Choice
  notice: Notice | null
  pick: (day: IsoDate) => void
  pickFreeWeekend: () => void
  type: (typed: Partial<Pick<RequestValues, 'checkIn' | 'checkOut'>>) => void
  clear: () => void
  /** The months that the calendar shows, from the first day on which one could come; `null` before there is one. */
  onShow: Span | null
  show: (months: Span) => void
}

/** Picks days into the form's two dates, and says why some cannot be picked. */
export function useDays(
  values: RequestValues,
  change: (days: Partial<RequestValues>) => void,
  rules: StayRules,
): Days {
  const [refusal, setRefusal] = useState<Notice | null>(null)
  const [onShow, setOnShow] = useState<Span | null>(null)
  const typed = choiceOf(values)
  // Its field shows why it is refused; a stay that begins in the past has neither nights nor a price.
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
