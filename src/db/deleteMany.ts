import type { Change, Read } from '#domain/save/change.ts'
import {
  deleteRequests,
  type DeletableRequest,
  isUnchanged,
} from '#domain/request/requestChange.ts'

/** How many requests one update deletes. */
const MOST = 200

type Office = { save: (change: Change) => Promise<void>; read: Read; newKey: () => string }

/**
 * Deletes requests, many with each update, and calls `onProgress` with the number after each. A
 * request that the other owner answers or deletes in between is left to them.
 */
export async function deleteMany(
  requests: readonly DeletableRequest[],
  office: Office,
  onProgress: (deleted: number) => void,
): Promise<number> {
  let deleted = 0
  for (let start = 0; start < requests.length; start += MOST) {
    deleted += await deleteTogether(requests.slice(start, start + MOST), office)
    onProgress(deleted)
  }
  return deleted
}

async function deleteTogether(
  requests: readonly DeletableRequest[],
  office: Office,
): Promise<number> {
  if (requests.length === 0) return 0
  try {
    await office.save(deleteRequests(requests, office.newKey))
    return requests.length
  } catch (failure) {
    const unchanged = await stillUnchanged(requests, office.read)
    if (unchanged.length === requests.length) throw failure
    return deleteTogether(unchanged, office)
  }
}

async function stillUnchanged(requests: readonly DeletableRequest[], read: Read) {
  const stored = await Promise.all(requests.map(({ id }) => read(`requests/${id}`)))
  return requests.filter((request, index) => isUnchanged(request, stored[index]))
}
