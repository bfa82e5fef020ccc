import { readOlder } from '#domain/olderRecord.ts'
import { namesOf, writeFields } from '#domain/record.ts'
import {
  changedFields,
  detailFields,
  type ReservationDraft,
  type Seen,
} from '#domain/reservation.ts'
import type { Standing } from '#domain/standing.ts'
import { nightsOf, sameStay, type Stay } from '#domain/stay.ts'
import { writeDays, writeStay } from '#domain/storedStay.ts'
import { ALL_FIELDS } from './logWrites.ts'
import { below, type Writes } from './writes.ts'

/** What stores a stay that is not there, at its version, with its nights; `eski` is what an older record held besides. */
export function wholeWrites(
  id: string,
  wanted: ReservationDraft,
  version: number,
  standing: Standing | null,
  eski?: object,
): Writes {
  return {
    ...wholeRecord(id, wanted, version, eski),
    ...nightWrites(id, null, wanted.stay, standing),
  }
}

/** What makes of a record what is wanted, at the next version: the fields that change, the nights that it claims and frees. */
export function editWrites(
  base: Seen,
  wanted: ReservationDraft,
  standing: Standing | null,
): Writes {
  const { id } = base
  const version = base.version + 1
  if ('stay' in base && base.cancellation)
    return { [`${cancelledPath(id)}/details/version`]: version }
  const was = stayOf(base)
  const moved = was === null || !sameStay(was, wanted.stay)
  const first = base.version === 0
  const older = first && standing && standing.details === null ? readOlder(standing.dates) : null
  // A base without a version needs one, and is written anew as a whole.
  if (older) {
    return {
      ...wholeRecord(id, wanted, version, older.eski),
      ...(!moved && { [`reservations/${id}`]: older.dates }),
      ...nightWrites(id, was, wanted.stay, standing),
    }
  }
  const details = writeFields(detailFields, wanted)
  const names = 'stay' in base && !first ? changedFields(base, wanted) : ALL_FIELDS
  const changed = namesOf(detailFields).filter((name) => names.includes(name))
  return {
    ...(moved && { [`reservations/${id}`]: writeStay(wanted.stay) }),
    ...below(`reservationDetails/${id}`, {
      ...Object.fromEntries(changed.map((name) => [name, details[name] ?? null])),
      ...((moved || first) && writeDays(wanted.stay)),
      version,
    }),
    ...((moved || first) && nightWrites(id, was, wanted.stay, standing)),
  }
}

/** Where a stay stands once it is cancelled. */
export function cancelledPath(id: string): string {
  return `cancelled/${id}`
}

/** What takes a record away, and frees its nights. */
export function removeWrites(base: Seen, standing: Standing | null): Writes {
  const { id } = base
  return {
    [`reservations/${id}`]: null,
    [`reservationDetails/${id}`]: null,
    ...nightWrites(id, stayOf(base), null, standing),
  }
}

/** What an older record held besides, as it is stored: nothing rather than an empty object. */
export function eskiOf(eski: object = {}): { eski?: object } {
  return Object.keys(eski).length > 0 ? { eski } : {}
}

function wholeRecord(id: string, wanted: ReservationDraft, version: number, eski?: object): Writes {
  return {
    [`reservations/${id}`]: writeStay(wanted.stay),
    [`reservationDetails/${id}`]: {
      ...writeFields(detailFields, wanted),
      ...writeDays(wanted.stay),
      ...eskiOf(eski),
      version,
    },
  }
}

/** Without a look, the stay's nights are taken to be as its base says. */
function nightWrites(id: string, was: Stay | null, wanted: Stay | null, standing: Standing | null) {
  const claimed = wanted ? nightsOf(wanted) : []
  const held = standing
    ? [...standing.holders.keys()].filter((night) => standing.holders.get(night) === id)
    : was
      ? nightsOf(was)
      : []
  const freed = held.filter((night) => !claimed.includes(night))
  const free = claimed.filter((night) =>
    [id, null, undefined].includes(standing?.holders.get(night)),
  )
  return {
    ...Object.fromEntries(freed.map((night) => [`nights/${night}`, null])),
    ...Object.fromEntries(free.map((night) => [`nights/${night}`, id])),
  }
}

function stayOf(base: Seen): Stay | null {
  return 'stay' in base ? base.stay : null
}
