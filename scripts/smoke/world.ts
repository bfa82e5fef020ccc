import type { IsoDate } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'
import type { Line } from '#firebase/line.ts'
import type { Answer } from '#scripts/doctor/ask.ts'

/** One row of the table: a check that passed, failed, or could not be made, and how long it took. */
export type Row = { mark: '✓' | '✗' | '–'; step: string; ms: number; detail: string }

/** A project to try: how an owner connects to it, and how a visitor asks it over REST. */
export type Target = {
  openOwner: () => Promise<{ line: Line; close: () => Promise<void> }>
  databaseUrl: string
  /** Today at the villa. */
  today: IsoDate
}

/** What the run has stored, to be removed at its end. */
export type Made = {
  stays: Set<string>
  requests: Set<string>
  pageKeys: Set<string>
  nights: Set<IsoDate>
  /** The project had no arrival guide, so the run wrote one. */
  guide: boolean
}

/** What each check works with. */
export type World = Target & {
  owner: Line
  /** Asks over REST, as a visitor does; of a path that ends with `?shallow` for its keys alone. */
  ask: (path: string, init?: RequestInit) => Promise<Answer>
  made: Made
  /** Days far in the future, other ones each time. */
  nextStay: () => Stay
  /** Makes a check: its result is the row's detail when it is a text, and returned; `null` when it fails. */
  step: <T>(name: string, act: () => Promise<T>) => Promise<T | null>
}

/** What a check throws when the project cannot be judged by it, such as for want of a free night. */
export class NotPossible extends Error {}

/** Fails a check unless a condition holds. */
export function expectThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}
