import { type Change, refused } from '#domain/save/change.ts'
import { Failure, GoneMeanwhile } from '#domain/save/failure.ts'
import { type Answer, statusOf, type StoredRequest, type RequestStatus } from './request.ts'
import { getField } from '#domain/field/record.ts'
import { type LogChanges, type LogValue, logWrites } from '#domain/stay/stayWrites.ts'
import { keptTextsGone } from '#domain/stay/keptTexts.ts'
import { mergeWrites, prefixPaths, type Writes } from '#domain/save/writes.ts'

export type Signature = { entry: string; by: string }

const ANSWER_NAMES = ['status', 'heldUntil', 'reservationId', 'replacedBy'] as const

/** The writes of an answer to a request at its next version. */
export function answerWrites(
  request: StoredRequest,
  answer: Answer,
  { entry, by }: Signature,
): Writes {
  const { id, version: seen } = request
  const version = seen + 1
  return {
    ...prefixPaths(`requests/${id}`, { ...writeAnswer(answer), version }),
    ...logWrites({ id, entry }, { by, verb: verbOf(answer), version }, answerLog(request, answer)),
  }
}

/** The change that answers a request; one that is held or accepted is answered with its stay. */
export function changeAnswer(request: StoredRequest, answer: Answer, entry: string): Change {
  return {
    writes: (by) => answerWrites(request, answer, { entry, by }),
    refusal: requestRefusal(request, entry),
  }
}

/** The parts of a request that its deletion needs. */
export type DeletableRequest = Pick<StoredRequest, 'id' | 'version' | 'status'>

/** The same of `/requests/{id}`, also if the request cannot be read. */
export function readDeletable(id: string, stored: unknown): DeletableRequest {
  return { id, version: Number(getField(stored, 'version') ?? 0), status: statusOf(stored) }
}

/** The change that deletes a request; one that nobody answered leaves nothing behind. */
export function deleteRequest(request: DeletableRequest, entry: string): Change {
  const { id } = request
  return {
    writes: (by) => deletionWrites(request, { entry, by }),
    async refusal(read) {
      if ((await read(`requests/${id}`)) === null) return null
      return requestRefusal(request, entry)(read)
    },
  }
}

/** The change that deletes several requests in one update. */
export function deleteRequests(
  requests: readonly DeletableRequest[],
  newKey: () => string,
): Change {
  const deletions = requests.map((request) => ({ request, entry: newKey() }))
  return {
    writes: (by) =>
      mergeWrites(deletions.map(({ request, entry }) => deletionWrites(request, { entry, by }))),
    async refusal(read) {
      const stored = await Promise.all(requests.map(({ id }) => read(`requests/${id}`)))
      return stored.every((request) => request === null) ? null : refused()
    },
  }
}

/** Whether a request is stored as it was read. */
export function isUnchanged(
  { id, version }: Pick<DeletableRequest, 'id' | 'version'>,
  stored: unknown,
): boolean {
  return stored !== null && readDeletable(id, stored).version === version
}

function deletionWrites({ id, version }: DeletableRequest, { entry, by }: Signature): Writes {
  return {
    [`requests/${id}`]: null,
    ...keptTextsGone(id),
    ...(version > 0 && logWrites({ id, entry }, { by, verb: 'delete', version: version + 1 })),
  }
}

function requestRefusal({ id, version }: DeletableRequest, entry: string): Change['refusal'] {
  return async (read) => {
    if ((await read(`log/${id}/${entry}`)) !== null) return null
    const stored = await read(`requests/${id}`)
    if (stored === null) return new GoneMeanwhile()
    return Number(getField(stored, 'version') ?? 0) === version
      ? refused()
      : new Failure('answered', 'The request has another answer by now')
  }
}

/** The values of the answers before and after. */
function answerLog(before: StoredRequest, after: Answer): LogChanges {
  const sides = { before: answerIn(before), after: answerIn(after) }
  return Object.fromEntries(
    ANSWER_NAMES.flatMap((name) => {
      const [was, is] = [sides.before[name], sides.after[name]]
      if (was === undefined && is === undefined) return []
      return [
        [
          name,
          { ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
        ],
      ]
    }),
  )
}

function answerIn(stored: unknown): { [name: string]: LogValue } {
  const others = ANSWER_NAMES.slice(1).flatMap((name) => {
    const value = getField(stored, name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { status: statusOf(stored), ...Object.fromEntries(others) }
}

/** The stored form of an answer; `null` clears the fields of an earlier one. */
function writeAnswer(answer: Answer) {
  return { heldUntil: null, reservationId: null, replacedBy: null, ...answer }
}

/** The operations on a request in the log's entries (`database.rules.json`). */
type AnswerVerb = 'accept' | 'hold' | 'decline' | 'replace' | 'reopen' | 'forget'

const VERBS: { readonly [status in RequestStatus]: AnswerVerb } = {
  new: 'reopen',
  held: 'hold',
  accepted: 'accept',
  declined: 'decline',
  replaced: 'replace',
}

/** The verb of an answer. */
export function verbOf({ status }: Answer): AnswerVerb {
  return VERBS[status]
}
