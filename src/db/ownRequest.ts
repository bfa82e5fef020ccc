import { pagePath } from '#domain/guestPage/pageKey.ts'
import { requestPath } from '#domain/request/request.ts'
import { readValue } from './rest.ts'

const PAGE_STATES = ['held', 'booked', 'cancelled'] as const
const REQUEST_STATES = ['declined', 'replaced'] as const

/** What became of a request, in the words of its guest's page; `gone` if nothing is there any more. */
export type OwnState =
  | 'new'
  | 'gone'
  | (typeof PAGE_STATES)[number]
  | (typeof REQUEST_STATES)[number]

/** Reads what became of the request with a key, of which the landing page shows no more. */
export async function readOwnState(key: string): Promise<OwnState> {
  const ofStay = await readValue(`${pagePath(key)}/status`)
  const state = PAGE_STATES.find((each) => each === ofStay)
  if (state !== undefined) return state
  const [at, status] = await Promise.all(
    ['at', 'status'].map((name) => readValue(`${requestPath(key)}/${name}`)),
  )
  if (at === null) return 'gone'
  if (status === null || status === 'new') return 'new'
  // The stay of a held or accepted one was deleted.
  return REQUEST_STATES.find((each) => each === status) ?? 'gone'
}
