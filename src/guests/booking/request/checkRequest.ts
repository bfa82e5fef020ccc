import { villa } from '#content/villa.ts'
import { type Field, optional } from '#domain/field/field.ts'
import type { TextProblem } from '#domain/field/limits.ts'
import type { StayProblem } from '#domain/field/problem.ts'
import { emptyTexts, namesOf, readTexts, type TextsOf } from '#domain/field/record.ts'
import { type Counts, countFields } from '#domain/request/counts.ts'
import { askedFields, requestFields, type ReservationRequest } from '#domain/request/request.ts'
import { dateProblems, type StayRules } from '#domain/stay/stayChoice.ts'
import type { Checked } from '#ui/form/useForm.ts'

const { notes, ...asked } = requestFields
const { arrivalTime } = askedFields

/** The number of guests may be left empty. */
const optionalCountFields = Object.fromEntries(
  namesOf(countFields).map((name) => [name, optional<number>(countFields[name])]),
) as { [Name in keyof Counts]-?: Field<number, true> }

/** The controls in order: the request's fields and the optional number of guests. */
const requestFormFields = {
  ...asked,
  ...optionalCountFields,
  arrivalTime,
  notes,
}

export type RequestValues = TextsOf<typeof requestFormFields>

export const EMPTY_REQUEST: RequestValues = emptyTexts(requestFormFields)

/** A form's errors by control; empty for a valid form. */
type Problems = { [Name in keyof RequestValues]?: TextProblem | StayProblem }

/** The form's request, or its errors. */
export function checkRequest(
  values: RequestValues,
  rules: StayRules,
): Checked<ReservationRequest, Problems> {
  const read = readTexts({ ...requestFields, arrivalTime }, values)
  const counts = readTexts(optionalCountFields, values)
  const people = 'value' in counts ? peopleProblems(counts.value) : counts.problems
  const dates = dateProblems(values, rules)
  if ('problems' in read || 'problems' in counts || dates || people)
    return { problems: { ...('problems' in read && read.problems), ...dates, ...people } }
  const { adults, ...others } = counts.value
  const guests = adults === undefined ? {} : { guests: { adults, children: 0, ...others } }
  return { value: { ...read.value, ...guests } }
}

function peopleProblems(counts: Partial<Counts>): Problems | null {
  const { adults, children = 0 } = counts
  if (adults === undefined)
    return Object.values(counts).some((count) => count > 0) ? { adults: { code: 'missing' } } : null
  if (adults > villa.guests) return { adults: { code: 'tooMany', limit: villa.guests } }
  const left = villa.guests - adults
  return children > left ? { children: { code: 'tooMany', limit: left } } : null
}

/** The typed number of people; `null` before one is typed. */
export function peopleAsked(values: RequestValues): number | null {
  const counts = readTexts(optionalCountFields, values)
  if (!('value' in counts) || counts.value.adults === undefined) return null
  return Math.min(villa.guests, counts.value.adults + (counts.value.children ?? 0))
}
