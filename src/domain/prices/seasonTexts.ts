import type { Problem } from '#domain/field/problem.ts'
import { readTexts, type TextsOf } from '#domain/field/record.ts'
import { typedDate } from '#domain/field/typedDate.ts'
import { type SeasonDraft, seasonFields, spanProblem, WEEK, type Weekdays } from './prices.ts'

export type SeasonTexts = TextsOf<typeof seasonFields>

type SeasonProblems = { [Name in keyof SeasonTexts]?: Problem }

/** The season in a form, or its field errors; an empty minimum stay is one night. */
export function readSeasonTexts(
  texts: SeasonTexts,
): { value: SeasonDraft } | { problems: SeasonProblems } {
  const read = readTexts(seasonFields, { ...texts, minNights: texts.minNights.trim() || '1' })
  const problems = { ...nightsProblem(texts), ...('problems' in read && read.problems) }
  if ('value' in read && Object.keys(problems).length === 0) return { value: plainest(read.value) }
  return { problems }
}

/** Omits the defaults: no discount, and arrivals on every weekday. */
function plainest({ weekPercent, arrivalDays, ...season }: SeasonDraft): SeasonDraft {
  return {
    ...season,
    ...(weekPercent && { weekPercent }),
    ...(arrivalDays && arrivalDays.length < WEEK.length && { arrivalDays }),
  }
}

function nightsProblem(texts: SeasonTexts): SeasonProblems {
  const [from, to] = [typedDate(texts.from), typedDate(texts.to)]
  if (!from || !to) return {}
  const problem = spanProblem({ from, to })
  if (problem === 'order') return { to: { code: 'seasonOrder' } }
  return problem === 'long' ? { to: { code: 'long' } } : {}
}

/** Adds or removes `day`. */
export function toggleWeekday(some: Weekdays, day: string): Weekdays {
  return WEEK.filter((each) => some.includes(each) !== (each === day)).join('')
}
