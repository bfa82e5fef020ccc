import { serverTimestamp } from 'firebase/database'
import { type RequestVerb, verbOf } from '#domain/office/requestLog.ts'
import { type Answer, type RequestStatus, writeAnswer } from '#domain/request.ts'
import { below, type Writes } from './writes.ts'

/** What a write to a request says of itself: under which key, in whose name, and which answer stood before it. */
export type Saying = { entry: string; by: string; before: RequestStatus }

/** What an answer to a request writes: the answer, and that it was given. */
export function answerWrites(id: string, saying: Saying, answer: Answer): Writes {
  return {
    ...below(`requests/${id}`, writeAnswer(answer)),
    ...sayingWrites(id, saying, { verb: verbOf(answer), after: answer }),
  }
}

function sayingWrites(
  id: string,
  { entry, by, before }: Saying,
  said: { verb: RequestVerb; after: object },
): Writes {
  return {
    [`log/requests/${id}/${entry}`]: {
      // The moment is the server's own.
      at: serverTimestamp(),
      by,
      before: { status: before },
      ...said,
    },
    [`log/requests/${id}/last`]: entry,
  }
}
