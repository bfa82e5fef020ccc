import { villa } from '#content/villa.ts'
import { parseDate } from '#domain/date.ts'
import { optional, type TextProblem } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import type { StayProblem } from '#domain/problem.ts'
import { emptyTexts, readTexts, type TextsOf } from '#domain/record.ts'
import { type ReservationRequest, requestFields } from '#domain/request.ts'
import type { Checked } from '#lib/form/useForm.ts'
import {
  type Choice,
  isCheckInPast,
  refuseStay,
  type StayRules,
} from '#features/booking/stayChoice.ts'

const { notes, ...asked } = requestFields
const countFields = {
  adults: optional(count({ min: 1, max: villa.guests })),
  children: optional(count({ min: 0, max: villa.guests })),
  infants: optional(count({ min: 0, max: villa.guests })),
}

/** The controls in order: the request's fields and the optional number of guests. */
const formFields = {
  ...asked,
  ...countFields,
  notes,
}

export type RequestValues = TextsOf<typeof formFields>

export const HONEYPOT_FIELD = 'website'

export const EMPTY_REQUEST: RequestValues = emptyTexts(formFields)

/** A form's errors by control; empty for a valid form. */
export type Problems = { [Name in keyof RequestValues]?: TextProblem | StayProblem }

/** The form's request, or its errors. */
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
  const { adults, children = 0, infants = 0, ...request } = read.value
  const more = infants > 0 && { infants }
  return {
    value: {
      ...request,
      ...(adults !== undefined && { guests: { adults, children, ...more } }),
    },
  }
}

function peopleProblems({
  adults,
  children = 0,
  infants = 0,
}: {
  adults?: number
  children?: number
  infants?: number
}): Problems | null {
  if (adults === undefined) return children + infants > 0 ? { adults: { code: 'missing' } } : null
  const left = villa.guests - adults
  return children > left ? { children: { code: 'tooMany', limit: left } } : null
}

/** The number of guests in the form; a full house while it has none. */
export function peopleAsked({ adults, children }: RequestValues): number {
  const counts = readTexts(countFields, { adults, children, infants: '' })
  if (!('value' in counts) || counts.value.adults === undefined) return villa.guests
  return Math.min(villa.guests, counts.value.adults + (counts.value.children ?? 0))
}

/** The form's dates for the calendar. */
export function choiceOf({ checkIn, checkOut }: RequestValues): Choice {
  return { checkIn: parseDate(checkIn), checkOut: parseDate(checkOut) }
}

function dateProblems(choice: Choice, rules: StayRules): Problems | null {
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
