import { addDays, type IsoDate } from '#domain/date.ts'
import { Failure } from '#domain/failure.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import { draft, type Owner } from '#scripts/sample/season.ts'

/** One run of a race: what `ada` does from `cut` to `mend` goes over a bad line; `from` is the first of forty days of its own. */
export type Run = {
  ada: Owner
  can: Owner
  from: IsoDate
  cut: () => void
  mend: () => void
}

/** Runs a race once and returns what was not right: what somebody was told and is not so. */
export type Race = (run: Run) => Promise<string[]>

const REFUSALS = ['NightTaken', 'Clashing', 'ChangedMeanwhile', 'GoneMeanwhile'] as const

/** What somebody is told of a change that they have made. */
export type Told = 'done' | (typeof REFUSALS)[number] | 'answered' | 'cancelled' | 'failed'

/** What somebody is told of an attempt. */
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

/** What Ada is told of what she does over her bad line, and Can of what he does meanwhile. */
export async function atOnce(run: Run, adas: Act, cans: Act): Promise<[Told, Told]> {
  run.cut()
  const attempts = [told(adas(run.ada)), told(cans(run.can))] as const
  run.mend()
  return Promise.all(attempts)
}

/** Guests of Ada's, and of Can's. */
export const ADAS = 'Ada’nın misafiri'
export const CANS = 'Can’ın misafiri'

/** A stay of some nights from a day on. */
export function stay(from: IsoDate, nights: number, musteriAdi = 'Ayşe Yılmaz'): ReservationDraft {
  return draft(from, addDays(from, nights), { musteriAdi })
}

/** What is not right when the answers are none of those expected. */
export function unless(answers: readonly Told[], ...expected: readonly Told[][]): string[] {
  const isExpected = expected.some((each) => each.join() === answers.join())
  return isExpected ? [] : [`told ${answers.join(', ')}`]
}

/** What is not right when not exactly one has won, and the other heard why not. */
export function unlessOne(answers: readonly Told[], refusal: Told): string[] {
  return unless(answers, ['done', refusal], [refusal, 'done'])
}

/** What was changed and deleted at once is there and says so, or is gone and everybody knows. */
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
