import { addDays, type IsoDate } from '#domain/date.ts'
import { Failure } from '#domain/failure.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import { draft, type Owner } from '#scripts/sample/season.ts'

/**
 * One run of a race: Ada's operations between `cut` and `repair` use a bad connection; `from` is the
 * first of its own forty days.
 */
export type Run = {
  ada: Owner
  can: Owner
  from: IsoDate
  cut: () => void
  repair: () => void
}

/** Runs a race once and returns the errors: results that are not true. */
export type Race = (run: Run) => Promise<string[]>

const REFUSALS = ['NightTaken', 'Clashing', 'ChangedMeanwhile', 'GoneMeanwhile'] as const

/** The result of a user's change. */
export type Told = 'done' | (typeof REFUSALS)[number] | 'answered' | 'cancelled' | 'failed'

/** The result of a promise. */
export function told(attempt: Promise<unknown>): Promise<Told> {
  return attempt.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Failure && (error.reason === 'answered' || error.reason === 'cancelled'))
        return error.reason
      const name = error instanceof Error ? error.constructor.name : ''
      return REFUSALS.find((each) => each === name) ?? 'failed'
    },
  )
}

type Act = (owner: Owner) => Promise<unknown>

/** Ada's result over her bad connection, and Can's of a concurrent operation. */
export async function atOnce(run: Run, adas: Act, cans: Act): Promise<[Told, Told]> {
  run.cut()
  const attempts = [told(adas(run.ada)), told(cans(run.can))] as const
  run.repair()
  return Promise.all(attempts)
}

/** The guests that Ada and Can enter, to tell their stays apart. */
export const ADAS = 'Ada’nın misafiri'
export const CANS = 'Can’ın misafiri'

/** A stay of some nights from a day on. */
export function stay(from: IsoDate, nights: number, musteriAdi = 'Ayşe Yılmaz'): ReservationDraft {
  return draft(from, addDays(from, nights), { musteriAdi })
}

/** The error unless the results are among the expected ones. */
export function unless(answers: readonly Told[], ...expected: readonly Told[][]): string[] {
  const isExpected = expected.some((each) => each.join() === answers.join())
  return isExpected ? [] : [`told ${answers.join(', ')}`]
}

/** The error unless exactly one succeeded and the other got the refusal. */
export function unlessOne(answers: readonly Told[], refusal: Told): string[] {
  return unless(answers, ['done', refusal], [refusal, 'done'])
}

/**
 * After a concurrent edit and deletion the stay is either edited, or deleted with the right
 * results.
 */
export async function mourn(owner: Owner, base: Reservation, edited: Told, removed: Told) {
  const isThere = await owner.see(base.id).then(
    () => true,
    () => false,
  )
  return unless(
    [edited, removed],
    isThere ? ['done', 'ChangedMeanwhile'] : ['GoneMeanwhile', 'done'],
  )
}
