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

/** An operation on a stay that both owners have loaded. */
export type Doing = (base: Reservation) => Act

/** Ada's result over her bad connection, and Can's of a concurrent operation. */
export async function atOnce(run: Run, adas: Act, cans: Act): Promise<[Told, Told]> {
  run.cut()
  const attempts = [told(adas(run.ada)), told(cans(run.can))] as const
  run.repair()
  return Promise.all(attempts)
}

/** Runs both at once on a new stay. */
export async function meet(run: Run, adas: Doing, cans: Doing) {
  const base = await run.ada.add(stay(run.from, 3))
  return { base, answers: await atOnce(run, adas(base), cans(base)) }
}

export const removing: Doing = (base) => (owner) => owner.remove(base)
export const undeleting: Doing = (base) => (owner) => owner.undelete(base)
export const editing =
  (change: Partial<ReservationDraft>): Doing =>
  (base) =>
  (owner) =>
    owner.edit(base, change)
export const paying =
  (amount: number): Doing =>
  (base) =>
  (owner) =>
    owner.pay(base, { date: base.stay.checkIn, amount, method: 'cash' })

/** Adds a stay some days after the run's first. */
export function adding({ from }: Run, days = 1): Act {
  return (owner) => owner.add(stay(addDays(from, days), 3))
}

/** A stay of some nights from a day on. */
export function stay(from: IsoDate, nights: number): ReservationDraft {
  return draft(from, addDays(from, nights))
}

/** The error unless a value is the expected one. */
export function unlessIs(value: unknown, expected: unknown): string[] {
  return value === expected ? [] : [`${String(value)} instead of ${String(expected)}`]
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
 * The error unless after a concurrent edit and deletion the stay is edited, or deleted with the right
 * results.
 */
export async function unlessEditedOrDeleted(
  owner: Owner,
  base: Reservation,
  edited: Told,
  removed: Told,
) {
  return unless(
    [edited, removed],
    (await isThere(owner.see(base.id))) ? ['done', 'ChangedMeanwhile'] : ['GoneMeanwhile', 'done'],
  )
}

/** Whether a stay can be read. */
export function isThere(look: Promise<unknown>): Promise<boolean> {
  return look.then(
    () => true,
    () => false,
  )
}
