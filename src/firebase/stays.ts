import type { Stay } from '#domain/stay.ts'
import { followValue, type Unsubscribe } from './database.ts'
import type { Failure } from './errors.ts'
import { entriesOf, readStay } from './records.ts'

/** Follows the stays that block the public calendar; records whose dates cannot be read are left out (SPEC §5). */
export function followStays(
  onStays: (stays: Stay[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('reservations', (value) => onStays(readStays(value)), onFailure)
}

function readStays(collection: unknown): Stay[] {
  return entriesOf(collection).flatMap(([, stored]) => {
    const read = readStay(stored)
    return 'stay' in read ? [read.stay] : []
  })
}
