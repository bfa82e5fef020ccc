import type { IsoDate } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'
import type { DatabaseClient } from '#db/client.ts'
import type { Answer } from '#scripts/doctor/request.ts'

/** A row of the table: a check that passed or failed, and its time. */
export type Row = { mark: '✓' | '✗'; step: string; ms: number; detail: string }

/** A project to check: how an owner connects, and how a visitor requests it over REST. */
export type Target = {
  openOwner: () => Promise<{ client: DatabaseClient; close: () => Promise<void> }>
  databaseUrl: string
  today: IsoDate
}

/** The records that the run has stored, to be removed at its end. */
export type CreatedRecords = {
  stays: Set<string>
  requests: Set<string>
  pageKeys: Set<string>
  nights: Set<IsoDate>
}

export type SmokeContext = Target & {
  owner: DatabaseClient
  /** Sends a REST request as a visitor; `?shallow` after a path requests only its keys. */
  ask: (path: string, init?: RequestInit) => Promise<Answer>
  made: CreatedRecords
  /** Dates far in the future, different each time. */
  nextStay: () => Stay
  /** Returns the check's result, which is the row's detail if a text; `null` when it fails. */
  step: <T>(name: string, act: () => Promise<T>) => Promise<T | null>
}

/** Fails a check unless a condition holds. */
export function expectThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}
