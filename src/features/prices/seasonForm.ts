import { WEEK } from '#domain/field/weekdaysField.ts'
import { readTexts, type TextsOf } from '#domain/record.ts'
import type { Problem } from '#domain/problem.ts'
import {
  type PriceSeason,
  type SeasonDraft,
  seasonFields,
  seasonInTheWay,
  spanProblem,
} from '#domain/prices/season.ts'
import type { Checked } from '#lib/form/useForm.ts'
import { typedDate } from '#domain/typedDate.ts'

/** The texts in the controls of a season. */
export type SeasonTexts = TextsOf<typeof seasonFields>

/** A season form's errors by control. */
type SeasonProblems = { [Name in keyof SeasonTexts]?: Problem }

/**
 * The season in a form, or its field errors; `others` are the seasons that price nights already.
 */
export function readSeasonForm(
  texts: SeasonTexts,
  others: readonly PriceSeason[],
): Checked<SeasonDraft, SeasonProblems> {
  const read = readTexts(seasonFields, texts)
  const problems = {
    ...nightsProblem(texts, others),
    ...('problems' in read && read.problems),
  }
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

function nightsProblem(texts: SeasonTexts, others: readonly PriceSeason[]): SeasonProblems {
  const [from, to] = [typedDate(texts.from), typedDate(texts.to)]
  if (!from || !to) return {}
  const problem = spanProblem({ from, to })
  if (problem === 'order') return { to: { code: 'seasonOrder' } }
  if (problem === 'long') return { to: { code: 'long' } }
  const inTheWay = seasonInTheWay({ from, to }, others)
  if (!inTheWay) return {}
  const overlap = { code: 'seasonOverlap', season: inTheWay } as const
  return inTheWay.from <= from ? { from: overlap } : { to: overlap }
}
