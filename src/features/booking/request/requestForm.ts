import { villa } from '#content/villa.ts'
import { parseDate } from '#domain/date.ts'
import { optional } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import type { StayProblem } from '#domain/problem.ts'
import type { TextProblem } from '#domain/textProblem.ts'
import { emptyTexts, readTexts, type TextsOf } from '#domain/record.ts'
import { type ReservationRequest, requestFields } from '#domain/request.ts'
import type { Checked } from '#lib/form/useForm.ts'
import { type Choice, refuseStay, type StayRules } from '#features/booking/stayChoice.ts'

const { notes, ...asked } = requestFields
const countFields = {
  adults: optional(count({ min: 1, max: villa.guests })),
  children: optional(count({ min: 0, max: villa.guests })),
}

/** The controls in their order: what is asked, and how many come, which may be left open. */
const formFields = {
  ...asked,
  ...countFields,
  notes,
}

/** What stands in the controls. */
export type RequestValues = TextsOf<typeof formFields>

/** The name of the control that no person sees. */
export const HONEYPOT_FIELD = 'website'

/** A form nobody has touched. */
export const EMPTY_REQUEST: RequestValues = emptyTexts(formFields)

/** What is wrong with a form, by control; empty when nothing is. */
export type Problems = { [Name in keyof RequestValues]?: TextProblem | StayProblem }

/** The request that stands in the form, or what is wrong with it. */
export function checkRequest(
  values: RequestValues,
  rules: StayRules,
): Checked<ReservationRequest, Problems> {
  const read = readTexts(formFields, values)
  const dates = dateProblems(choiceOf(values), rules)
  const counts = readTexts(countFields, values)
  const people = 'value' in counts ? peopleProblems(counts.value) : null
  if ('problems' in read || dates || people)
    return { problems: { ...('problems' in read && read.problems), ...dates, ...people } }
  const { adults, children = 0, ...request } = read.value
  return {
    value: {
      ...request,
      ...(adults !== undefined && { guests: { adults: adults, children: children } }),
    },
  }
}

function peopleProblems({
  adults,
  children = 0,
}: {
  adults?: number
  children?: number
}): Problems | null {
  if (adults === undefined) return children > 0 ? { adults: { code: 'missing' } } : null
  const left = villa.guests - adults
  return children > left ? { children: { code: 'tooMany', limit: left } } : null
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
