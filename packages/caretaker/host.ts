import type { FetchProblem } from '#domain/channels/feed.ts'
import type { Line } from '#firebase/line.ts'
import type { Postman } from './mail/postman.ts'
import type { Now } from './season.ts'

/** Fetches the text at the address of a calendar. */
export type FetchFeed = (address: string) => Promise<{ text: string } | { problem: FetchProblem }>

/** What differs between the machines that run the caretaker: `nodeHost.ts` and `script/scriptHost.ts` implement it. */
export type Host = {
  fetchFeed: FetchFeed
  /** Sends mails; `null` without a mail server. */
  postman: Postman | null
  /** Publishes the villa's calendars and returns whether they have changed; `null` where nobody could read them. */
  publish: ((now: Now, madeAt: number) => boolean) | null
  /** Keeps the day's copy and resolves with whether a person is needed; `null` where none are kept. */
  keepCopy: ((line: Line, run: { site: string; dryRun: boolean }) => Promise<boolean>) | null
  clock: () => number
  say: (line: string) => void
}
