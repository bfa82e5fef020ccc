import type { TFunction } from 'i18next'
import { REQUEST_LIMITS } from '#domain/request.ts'
import { formatLongDate } from '#i18n/format.ts'
import { currentLanguage } from '#i18n/index.ts'
import type { FieldErrors } from '#lib/form.ts'
import { FIELDS, type FieldName, type Problem, type Problems } from './requestForm.ts'

/** What is wrong with a form, in the reader's words. */
export function problemTexts(t: TFunction, problems: Problems): FieldErrors<FieldName> {
  const texts: FieldErrors<FieldName> = {}
  for (const field of FIELDS) {
    const problem = problems[field]
    if (problem) texts[field] = problemText(t, field, problem)
  }
  return texts
}

function problemText(t: TFunction, field: FieldName, problem: Problem): string {
  if (problem.reason === 'missing') return t(`booking.problem.missing.${field}`)
  const day = 'day' in problem ? formatLongDate(problem.day, currentLanguage()) : ''
  return t(`booking.problem.${problem.reason}`, { day, max: limitOf(field) })
}

function limitOf(field: FieldName): number {
  if (field === 'firstName' || field === 'lastName') return REQUEST_LIMITS.name
  return field === 'email' || field === 'phone' ? REQUEST_LIMITS[field] : REQUEST_LIMITS.notes
}
