import { readOlder } from '#domain/olderRecord.ts'
import { namesOf, writeFields } from '#domain/record.ts'
import {
  changedFields,
  detailFields,
  type ReservationDraft,
  type Seen,
} from '#domain/reservation.ts'
import type { Standing } from '#domain/serverState.ts'
import { nightsOf, sameStay, type Stay } from '#domain/stay.ts'
import { writeDays, writeStay } from '#domain/storedStay.ts'
import { ALL_FIELDS } from './logWrites.ts'
import { below, type Writes } from './writes.ts'

/**
 * The writes that store a new stay at its version with its nights; `eski` are an older record's
 * other fields.
 */
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

/**
 * The writes that change a record to the next version: changed fields, claimed and freed nights.
 */
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
  // A base without a version is written as a whole with one.
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

/** The path of a cancelled stay. */
export function cancelledPath(id: string): string {
  return `cancelled/${id}`
}

/** The writes that delete a record and free its nights. */
export function removeWrites(base: Seen, standing: Standing | null): Writes {
  const { id } = base
  return {
    [`reservations/${id}`]: null,
    [`reservationDetails/${id}`]: null,
    ...nightWrites(id, stayOf(base), null, standing),
  }
}

/** An older record's other stored fields; no key rather than an empty object. */
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

/** Without the stored state, the stay's nights are assumed to be those of its base. */
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
