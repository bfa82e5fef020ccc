import type { Answering } from '#domain/answerWork.ts'
import { Failure, GoneMeanwhile } from '#domain/failure.ts'
import { statusOf } from '#domain/request.ts'
import {
  answerPageWrites,
  answerWrites,
  deleteRequestWrites,
} from '#domain/commands/answerWrites.ts'
import type { AskedPage } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { valueOf } from '#domain/record.ts'
import { readOpenRequests, stayNaming } from './serverState.ts'
import type { OpenRequests } from '#domain/serverState.ts'
import { tryUpdate, type Line, read } from './line.ts'
import { newKey } from './makeChange.ts'
import { together, type Writes } from '#domain/commands/writes.ts'

/** An answer to a request and its duplicates, made from the loaded one. */
type Given = Pick<Answering, 'ids' | 'seen' | 'answer'> & Partial<Pick<Answering, 'pages'>>

/** The number of attempts while others change the requests. */
const TRIES = 20

/**
 * Answers requests atomically, each at its next version; pending while offline. Idempotent by the
 * key in their logs, `entry`. Requests deleted since remain deleted. Rejects with `GoneMeanwhile`
 * when all were, with the `Failure` `answered` when another owner was first, else with another one.
 */
export async function writeAnswer(
  line: Line,
  { ids, seen, answer, pages = [] }: Given,
  entry: string = newKey(line.database),
): Promise<void> {
  const signature = { entry, by: line.author() }
  let refused = ''
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [openRequests, ...logged] = await Promise.all([
      readOpenRequests(line, ids),
      ...ids.map((id) => read(line, `log/${id}/${entry}`)),
    ])
    // It was submitted before, and the response was lost.
    if (logged.some((each) => each !== null)) return
    if (openRequests.size === 0) throw new GoneMeanwhile()
    const isOther = [...openRequests.values()].some(({ stored }) => statusOf(stored) !== seen)
    if (isOther || (await isOfStay(line, openRequests)))
      throw new Failure('answered', 'The request has another answer by now')
    const shown = tries === 0 ? pages : await withoutThoseOfStays(line, pages)
    const writes = together([
      ...[...openRequests].map(([id, now]) => answerWrites(id, signature, now, answer)),
      ...shown.map((page) => {
        const now = openRequests.get(page.id)
        return now ? answerPageWrites(page, now.version + 1, answer) : {}
      }),
    ])
    // The second equal refusal is not due to another owner.
    if (JSON.stringify(writes) === refused) break
    if (await tryUpdate(line, writes)) return
    refused = JSON.stringify(writes)
  }
  throw new Failure('permission', 'Permission denied')
}

/** Whether a request became a stay that still exists; it keeps its answer. */
async function isOfStay(line: Line, openRequests: OpenRequests): Promise<boolean> {
  const ids = [...openRequests.values()].flatMap(({ stored }) => {
    const id = valueOf(stored, 'reservationId')
    return typeof id === 'string' ? [id] : []
  })
  const found = await Promise.all(ids.map((id) => read(line, `reservations/${id}`)))
  return found.some((each) => each !== null)
}

/**
 * The pages except those of stays: anyone with a key may send another request with it, and the page
 * remains the stay's.
 */
async function withoutThoseOfStays(
  line: Line,
  pages: readonly AskedPage[],
): Promise<readonly AskedPage[]> {
  const found = await Promise.all(
    pages.map(async (page) => ((await stayNaming(line, page.guestKey)) === null ? [page] : [])),
  )
  return found.flat()
}

/**
 * Deletes requests atomically, each with its own page (an accepted one's belongs to the stay), and
 * logs it; deleted ones are skipped. Pending while offline; rejects with a `Failure`.
 */
export async function deleteRequests(line: Line, ids: readonly string[]): Promise<void> {
  const entry = newKey(line.database)
  let refused = ''
  for (;;) {
    const writes = together(await Promise.all(ids.map((id) => deletingWrites(line, entry, id))))
    if (Object.keys(writes).length === 0 || (await tryUpdate(line, writes))) return
    // The second equal refusal is not due to another owner.
    if (JSON.stringify(writes) === refused) throw new Failure('permission', 'Permission denied')
    refused = JSON.stringify(writes)
  }
}

async function deletingWrites(line: Line, entry: string, id: string): Promise<Writes> {
  const now = (await readOpenRequests(line, [id])).get(id)
  if (!now) return {}
  const key = valueOf(now.stored, 'guestKey')
  const isAboutIt = typeof key === 'string' && (await read(line, `${pagePath(key)}/about`)) === id
  return deleteRequestWrites(id, { entry, by: line.author() }, now, isAboutIt)
}
