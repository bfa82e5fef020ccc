import type { AnswerWork } from '#domain/answerWork.ts'
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
import { stayNaming } from './serverState.ts'
import { tryUpdate, type Line, read } from './line.ts'
import { newKey } from './makeChange.ts'
import { together, type Writes } from '#domain/commands/writes.ts'

/** An answer to a request and its duplicates, made from the loaded one. */
type Given = Pick<AnswerWork, 'ids' | 'seen' | 'answer'> & Partial<Pick<AnswerWork, 'pages'>>

/**
 * Answers requests atomically; the rules compare with the answer that was loaded; pending while
 * offline. Idempotent by the key in their log, `entry`. Requests deleted since remain deleted.
 * Rejects with `GoneMeanwhile` when all were, with the `Failure` `answered` when another owner was
 * first, else with another one.
 */
export async function writeAnswer(
  line: Line,
  given: Given,
  entry: string = newKey(line.database),
): Promise<void> {
  const { ids, seen, answer, pages = [] } = given
  const saying = { entry, by: line.author(), before: seen }
  const writes = [
    ...ids.map((id) => answerWrites(id, saying, answer)),
    ...pages.map((page) => answerPageWrites(page, answer)),
  ]
  if (await tryUpdate(line, together(writes))) return
  // It was submitted before, and the response was lost.
  const answered = await Promise.all(ids.map((id) => read(line, `log/requests/${id}/${entry}`)))
  if (answered.some((each) => each !== null)) return
  const stored = await Promise.all(ids.map((id) => read(line, `requests/${id}`)))
  const left = ids.filter((_, place) => stored[place] !== null)
  if (left.length === 0) throw new GoneMeanwhile()
  if (stored.some((each) => each !== null && statusOf(each) !== seen)) {
    throw new Failure('answered', 'The request has another answer by now')
  }
  const own = await withoutThoseOfStays(line, pages)
  const said = own.filter(({ id }) => left.includes(id))
  if (left.length === ids.length && said.length === pages.length)
    throw new Failure('permission', 'Permission denied')
  await writeAnswer(line, { ...given, ids: left, pages: said }, entry)
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
  const stored = await read(line, `requests/${id}`)
  if (stored === null) return {}
  const key = valueOf(stored, 'guestKey')
  const isAboutIt = typeof key === 'string' && (await read(line, `${pagePath(key)}/about`)) === id
  return deleteRequestWrites(id, { entry, by: line.author() }, stored, isAboutIt)
}
