import type { AnswerOperation } from '#domain/pendingAnswers.ts'
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
import { readOpenRequests, stayIdOfPage } from './serverState.ts'
import { type OpenRequests, together, type Writes } from '#domain/commands/writes.ts'
import { type DatabaseClient, read, updateUntilGranted } from './client.ts'
import { newKey } from './makeChange.ts'

type Given = Pick<AnswerOperation, 'ids' | 'seen' | 'answer'> &
  Partial<Pick<AnswerOperation, 'pages'>>

/**
 * Answers requests atomically, each at its next version; pending while offline. Idempotent by the
 * key in their logs, `entry`. Requests deleted since remain deleted. Rejects with `GoneMeanwhile`
 * when all were, with the `Failure` `answered` when another owner was first, else with another one.
 */
export async function writeAnswer(
  client: DatabaseClient,
  { ids, seen, answer, pages = [] }: Given,
  entry: string = newKey(client.database),
): Promise<void> {
  const signature = { entry, by: client.author() }
  await updateUntilGranted(client, async (tries) => {
    const [openRequests, ...logged] = await Promise.all([
      readOpenRequests(client, ids),
      ...ids.map((id) => read(client, `log/${id}/${entry}`)),
    ])
    // It was submitted before, and the response was lost.
    if (logged.some((each) => each !== null)) return null
    if (openRequests.size === 0) throw new GoneMeanwhile()
    const isOther = [...openRequests.values()].some(({ stored }) => statusOf(stored) !== seen)
    if (isOther || (await isOfStay(client, openRequests)))
      throw new Failure('answered', 'The request has another answer by now')
    const shown = tries === 0 ? pages : await withoutThoseOfStays(client, pages)
    return together([
      ...[...openRequests].map(([id, now]) => answerWrites(id, signature, now, answer)),
      ...shown.map((page) => {
        const now = openRequests.get(page.id)
        return now ? answerPageWrites(page, now.version + 1, answer) : {}
      }),
    ])
  })
}

/** Whether a request became a stay that still exists; it keeps its answer. */
async function isOfStay(client: DatabaseClient, openRequests: OpenRequests): Promise<boolean> {
  const ids = [...openRequests.values()].flatMap(({ stored }) => {
    const id = valueOf(stored, 'reservationId')
    return typeof id === 'string' ? [id] : []
  })
  const found = await Promise.all(ids.map((id) => read(client, `reservations/${id}`)))
  return found.some((each) => each !== null)
}

/** Anyone with a stay's key may send another request with it; the page remains the stay's. */
async function withoutThoseOfStays(
  client: DatabaseClient,
  pages: readonly AskedPage[],
): Promise<readonly AskedPage[]> {
  const found = await Promise.all(
    pages.map(async (page) => ((await stayIdOfPage(client, page.guestKey)) === null ? [page] : [])),
  )
  return found.flat()
}

/**
 * Deletes requests atomically, each with its own page (an accepted one's belongs to the stay), and
 * logs it; deleted ones are skipped. Pending while offline; rejects with a `Failure`.
 */
export async function deleteRequests(
  client: DatabaseClient,
  ids: readonly string[],
): Promise<void> {
  const entry = newKey(client.database)
  await updateUntilGranted(client, async () => {
    const writes = together(await Promise.all(ids.map((id) => deletingWrites(client, entry, id))))
    return Object.keys(writes).length === 0 ? null : writes
  })
}

async function deletingWrites(client: DatabaseClient, entry: string, id: string): Promise<Writes> {
  const now = (await readOpenRequests(client, [id])).get(id)
  if (!now) return {}
  const key = valueOf(now.stored, 'guestKey')
  const isAboutIt = typeof key === 'string' && (await read(client, `${pagePath(key)}/about`)) === id
  return deleteRequestWrites(id, { entry, by: client.author() }, now, isAboutIt)
}
