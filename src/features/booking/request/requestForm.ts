import { parseDate } from '#domain/date.ts'
import type { StayProblem } from '#domain/problem.ts'
import type { TextProblem } from '#domain/textProblem.ts'
import { emptyTexts, readTexts, type TextsOf } from '#domain/record.ts'
import { type ReservationRequest, requestFields } from '#domain/request.ts'
import type { Checked } from '#lib/form/useForm.ts'
import { type Choice, refuseStay, type StayRules } from '#features/booking/stayChoice.ts'

/** What stands in the controls. */
export type RequestValues = TextsOf<typeof requestFields>

/** The name of the control that no person sees. */
export const HONEYPOT_FIELD = 'website'

/** A form nobody has touched. */
export const EMPTY_REQUEST: RequestValues = emptyTexts(requestFields)

/** What is wrong with a form, by control; empty when nothing is. */
export type Problems = { [Name in keyof RequestValues]?: TextProblem | StayProblem }

/** The request that stands in the form, or what is wrong with it. */
export function checkRequest(
  values: RequestValues,
  rules: StayRules,
): Checked<ReservationRequest, Problems> {
  const read = readTexts(requestFields, values)
  const dates = dateProblems(choiceOf(values), rules)
  if ('value' in read && !dates) return read
  return { problems: { ...('problems' in read && read.problems), ...dates } }
}

/** The days that stand in the form, for the calendar. */
export function choiceOf({ checkIn, checkOut }: RequestValues): Choice {
  return { checkIn: parseDate(checkIn), checkOut: parseDate(checkOut) }
}

function dateProblems({ checkIn, checkOut }: Choice, rules: StayRules): Problems | null {
  if (checkIn === null || checkOut === null) return null
  const refusal = refuseStay({ checkIn, checkOut }, rules)
  switch (refusal?.code) {
    case undefined:
      return null
    case 'past':
      return { checkIn: refusal }
    case 'order':
    case 'long':
    case 'short':
      return { checkOut: refusal }
    case 'booked':
      return refusal.day === checkIn ? { checkIn: refusal } : { checkOut: refusal }
  }
}
