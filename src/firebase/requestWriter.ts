import { Failure, GoneMeanwhile } from '#domain/failure.ts'
import { type Answer, type RequestStatus, statusOf } from '#domain/request.ts'
import { answerWrites } from '#domain/acts/answerWrites.ts'
import { isGranted, type Line, read } from './line.ts'
import { newKey } from './makeChange.ts'
import { together } from '#domain/acts/writes.ts'

/** An answer to a request, and to those that repeat it, from the one that its owner saw. */
export type Answering = { ids: readonly string[]; seen: RequestStatus; answer: Answer }

/**
 * Gives requests an answer, all or none, which the rules judge by the one it was given over; stays pending while the line is
 * cut. Those that were deleted meanwhile stay deleted. Rejects with `GoneMeanwhile` when all were, with the `Failure`
 * `answered` when another owner was quicker, else with another one.
 */
export async function writeAnswer(line: Line, { ids, seen, answer }: Answering): Promise<void> {
  const entry = newKey(line.database)
  const saying = { entry, by: line.author(), before: seen }
  const writes = ids.map((id) => answerWrites(id, saying, answer))
  if (await isGranted(line, together(writes))) return
  // The answer to it may have been lost on the way.
  const said = await Promise.all(ids.map((id) => read(line, `log/requests/${id}/${entry}`)))
  if (said.some((each) => each !== null)) return
  const stored = await Promise.all(ids.map((id) => read(line, `requests/${id}`)))
  const left = ids.filter((_, place) => stored[place] !== null)
  if (left.length === 0) throw new GoneMeanwhile()
  if (stored.some((each) => each !== null && statusOf(each) !== seen)) {
    throw new Failure('answered', 'The request has another answer by now')
  }
  if (left.length === ids.length) throw new Failure('permission', 'Permission denied')
  await writeAnswer(line, { ids: left, seen, answer })
}
