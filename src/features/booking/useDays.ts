import { useState } from 'react'
import { type IsoDate, parseDate } from '#domain/date.ts'
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
import { isInOrder, type Stay } from '#domain/stay.ts'
import { anchors } from '#i18n/addresses.ts'
import { type Language, languages } from '#i18n/languages.ts'

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
