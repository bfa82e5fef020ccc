import { childrenOf, entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { stayHalvesIn } from '#domain/stay/stayProblems.ts'
import { statusOf } from './request.ts'

/**
 * The faults of the requests, as sentences: each has the status and the version of its log, and a stay
 * and its request name each other. The stay of an accepted one may have been deleted, and an answer
 * may be older than the log.
 */
export function findRequestProblems(data: unknown): string[] {
  const requests = childrenOf(data, 'requests')
  const logs = childrenOf(data, 'log')
  const versions = childrenOf(data, 'versions')
  const answered = [...requests].flatMap(([id, request]) => {
    const status = statusOf(request)
    const problems: string[] = []
    const answers = entriesOf(logs.get(id)).flatMap(([, entry]) =>
      getField(entry, 'verb') === 'forget' ? [] : [entry],
    )
    const newest = [...answers].sort((one, other) => versionIn(one) - versionIn(other)).at(-1)
    const after = getField(getField(getField(newest, 'changes'), 'status'), 'after')
    const logged = newest === undefined ? status : statusOf({ status: after })
    if (logged !== status) problems.push(`the request ${id} is ${status}, in its log ${logged}`)
    if ((getField(request, 'version') ?? 0) !== (getField(versions.get(id), 'n') ?? 0))
      problems.push(`the request ${id} is not at its version`)
    return problems
  })
  const ofStays = stayHalvesIn(data).flatMap(({ id, dates, details }) => {
    const name = String(getField(details, 'request'))
    const request = requests.get(name)
    // A cancelled stay may name a request that is open again.
    if (dates === undefined || request === undefined) return []
    if (getField(request, 'reservationId') !== id)
      return [`${id} came from the request ${name}, which does not name it`]
    const isHeld = getField(details, 'status') === 'held'
    return isHeld === (statusOf(request) === 'held')
      ? []
      : [`of ${id} and its request ${name} only one is held`]
  })
  return [...answered, ...ofStays]
}

function versionIn(entry: unknown): number {
  return Number(getField(entry, 'version') ?? 0)
}
