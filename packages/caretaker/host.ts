import type { LookLimit } from '#domain/caretaker/copyNote.ts'
import type { FetchProblem } from '#domain/channels/feed.ts'
import type { DatabaseClient } from '#db/client.ts'
import type { Postman } from './mail/postman.ts'
import type { Now } from './season.ts'

export type FetchFeed = (address: string) => Promise<{ text: string } | { problem: FetchProblem }>

/** What differs between the machines that run the caretaker: `nodeHost.ts` and `script/scriptHost.ts` implement it. */
export type Host = {
  fetchFeed: FetchFeed
  /** Sends mails; `null` without a mail server. */
  postman: Postman | null
  /** Publishes the villa's calendars and returns whether they have changed; `null` where nobody could read them. */
  publish: ((now: Now, madeAt: number) => boolean) | null
  /** Keeps the day's copy and resolves with whether a person is needed; `null` where none are kept. */
  keepCopy:
    | ((client: DatabaseClient, run: { site: string; dryRun: boolean }) => Promise<boolean>)
    | null
  clock: () => number
  say: (client: string) => void
  /** Whether the run has to end soon; one without a limit has none. */
  isLate?: () => boolean
  nearLimit?: () => LookLimit | null
}

/** Why an HTTP status is no success; `null` where it is one. */
export function problemOfStatus(status: number): FetchProblem | null {
  if (status === 200) return null
  if (status === 404 || status === 410) return 'notFound'
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 429) return 'tooOften'
  return status >= 500 ? 'serverError' : 'status'
}
