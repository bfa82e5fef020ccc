import * as v from 'valibot'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { REQUEST_LIMITS, type ReservationRequest } from '#domain/request.ts'
import { type Choice, type Refusal, refuseStay, type StayRules } from './stayChoice.ts'

/** The controls of the form, in their order on the page. */
export const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'checkIn',
  'checkOut',
  'notes',
] as const

/** The name of a control. */
export type FieldName = (typeof FIELDS)[number]

/** What stands in the controls. */
export type RequestValues = Record<FieldName, string>

/** The name of the control that no person sees. */
export const TRAP_FIELD = 'website'

/** A form nobody has touched. */
export const EMPTY_REQUEST: RequestValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  checkIn: '',
  checkOut: '',
  notes: '',
}

const TEXT_PROBLEMS = ['missing', 'tooLong', 'email', 'phone', 'date'] as const

/** What is wrong with one control. */
export type Problem = { reason: (typeof TEXT_PROBLEMS)[number] } | Refusal

/** What is wrong with a form, by control; empty when nothing is. */
export type Problems = Partial<Record<FieldName, Problem>>

// The messages are the reasons; the words for them are found when they are shown, in the language of the moment.
const name = text(REQUEST_LIMITS.name)
const day = v.pipe(
  v.string(),
  v.nonEmpty('missing'),
  v.transform(parseDate),
  v.custom<IsoDate>((date) => date !== null, 'date'),
)
const requestSchema = v.object({
  firstName: name,
  lastName: name,
  email: v.pipe(text(REQUEST_LIMITS.email), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email')),
  phone: v.pipe(
    text(REQUEST_LIMITS.phone),
    v.check((number) => number.length >= 5 && /(?:\d\D*){5}/.test(number), 'phone'),
  ),
  checkIn: day,
  checkOut: day,
  notes: v.pipe(v.string(), v.trim(), v.maxLength(REQUEST_LIMITS.notes, 'tooLong')),
})

type RequestIssues = [v.InferIssue<typeof requestSchema>, ...v.InferIssue<typeof requestSchema>[]]

/** The request that stands in the form, or what is wrong with it. */
export function checkRequest(
  values: RequestValues,
  rules: StayRules,
): { request: ReservationRequest } | { problems: Problems } {
  const read = v.safeParse(requestSchema, values)
  const dates = dateProblems(choiceOf(values), rules)
  if (read.success && !dates) return { request: read.output }
  return { problems: { ...textProblems(read.issues), ...dates } }
}

/** The days that stand in the form, for the calendar. */
export function choiceOf({ checkIn, checkOut }: RequestValues): Choice {
  return { checkIn: parseDate(checkIn), checkOut: parseDate(checkOut) }
}

function text(limit: number) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty('missing'), v.maxLength(limit, 'tooLong'))
}

function textProblems(issues: RequestIssues | undefined): Problems {
  const { nested = {} } = issues ? v.flatten<typeof requestSchema>(issues) : {}
  const problems: Problems = {}
  for (const field of FIELDS) {
    const reason = TEXT_PROBLEMS.find((problem) => problem === nested[field]?.[0])
    if (reason) problems[field] = { reason }
  }
  return problems
}

function dateProblems({ checkIn, checkOut }: Choice, rules: StayRules): Problems | null {
  if (checkIn === null || checkOut === null) return null
  const refusal = refuseStay({ checkIn, checkOut }, rules)
  switch (refusal?.reason) {
    case undefined:
      return null
    case 'past':
      return { checkIn: refusal }
    case 'order':
      return { checkOut: refusal }
    case 'booked':
      return refusal.day === checkIn ? { checkIn: refusal } : { checkOut: refusal }
  }
}
