import type { Change, CHANGE_VERBS, Seen } from '#domain/change.ts'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { type OlderRecord, readOlder } from '#domain/olderRecord.ts'
import { namesOf, writeFields } from '#domain/record.ts'
import { withoutPerson } from '#domain/removedPerson.ts'
import { statusOf } from '#domain/request.ts'
import {
  changedFields,
  detailFields,
  type Reservation,
  type ReservationDraft,
  reservationFields,
} from '#domain/reservation.ts'
import { nightsOf, sameStay, type Stay } from '#domain/stay.ts'
import { writeDays, writeStay } from '#domain/storedStay.ts'
import { answerWrites } from './answerWrites.ts'
import type { Standing } from './standing.ts'
import { below, together, type Writes } from './writes.ts'

type Said = { by: string; verb: (typeof CHANGE_VERBS)[number]; surum: number }
type Side = { [name: string]: string | number | boolean }

const ALL = namesOf(reservationFields)

/**
 * What a change writes, in the name of `by`: the fields that it changes, the nights that it claims and frees, the next version,
 * and what it did. Without a look, the stay's nights are taken to be as its base says; a base without a version needs one.
 */
export function writesOf(change: Change, by: string, standing: Standing | null): Writes {
  const { id, entry, verb, base, wanted } = change
  switch (verb) {
    case 'add':
      return {
        ...wholeRecord(id, wanted, 1),
        ...nightWrites(id, null, wanted.stay, standing),
        ...logWrites(id, entry, { by, verb, surum: 1 }, { after: sideOf(wanted, ALL) }),
        ...acceptWrites(change, by, standing),
      }
    case 'restore': {
      // The deletion was the version after the base, and this is the one after that.
      const surum = base.surum + 2
      return {
        ...wholeRecord(id, wanted, surum, eskiOf(base)),
        ...nightWrites(id, null, wanted.stay, standing),
        ...logWrites(id, entry, { by, verb, surum }, { after: sideOf(wanted, ALL) }),
      }
    }
    case 'edit': {
      const surum = base.surum + 1
      const names = 'stay' in base ? changedFields(base, wanted) : ALL
      return {
        ...editWrites(base, wanted, standing),
        ...logWrites(
          id,
          entry,
          { by, verb, surum },
          {
            ...('stay' in base && { before: figuresOf(base, names) }),
            after: sideOf(wanted, names),
          },
        ),
      }
    }
    case 'delete':
      return {
        [`reservations/${id}`]: null,
        [`reservationDetails/${id}`]: null,
        ...nightWrites(id, stayOf(base), null, standing),
        ...logWrites(
          id,
          entry,
          { by, verb, surum: base.surum + 1 },
          'stay' in base ? { before: figuresOf(base, ALL) } : {},
        ),
      }
  }
}

/** What moves a record of the older layout out of the public half, its dates as they stand, with nights that are its own. */
export function moveWrites(
  by: string,
  { id, entry }: { id: string; entry: string },
  {
    dates,
    details,
    eski,
    stay,
  }: Pick<OlderRecord, 'dates' | 'details' | 'eski'> & { stay: Stay | null },
  nights: readonly IsoDate[],
): Writes {
  return {
    [`reservations/${id}`]: dates,
    [`reservationDetails/${id}`]: {
      ...details,
      ...(stay && writeDays(stay)),
      ...eskiOf({ eski }),
      surum: 1,
    },
    ...Object.fromEntries(nights.map((night) => [`nights/${night}`, id])),
    ...logWrites(id, entry, { by, verb: 'move', surum: 1 }, {}),
  }
}

/** What tells the rules the days of a stay that was stored before they asked. */
export function settleWrites(by: string, entry: string, { id, surum, stay }: Reservation): Writes {
  const said = { by, verb: 'settle', surum: surum + 1 } as const
  return {
    ...below(`reservationDetails/${id}`, { ...writeDays(stay), surum: surum + 1 }),
    ...logWrites(id, entry, said, {}),
  }
}

/** What takes the person out of a stay as it stands, and whatever an older record held besides. */
export function forgetWrites(
  by: string,
  entry: string,
  base: Reservation,
  standing: Standing,
): Writes {
  const { id } = base
  const wanted = withoutPerson(base)
  const half = `reservationDetails/${id}`
  const { [half]: whole, ...writes } = editWrites(base, wanted, standing)
  const names = changedFields(base, wanted)
  const surum = base.surum + 1
  return {
    ...writes,
    ...(typeof whole === 'object'
      ? { [half]: { ...whole, eski: null } }
      : { [`${half}/eski`]: null }),
    ...logWrites(id, entry, { by, verb: 'forget', surum }, { after: sideOf(wanted, names) }),
  }
}

function editWrites(base: Seen, wanted: ReservationDraft, standing: Standing | null): Writes {
  const { id } = base
  const surum = base.surum + 1
  const was = stayOf(base)
  const moved = was === null || !sameStay(was, wanted.stay)
  const first = base.surum === 0
  const older = first && standing && standing.details === null ? readOlder(standing.dates) : null
  if (older) {
    return {
      ...wholeRecord(id, wanted, surum, eskiOf(older)),
      ...(!moved && { [`reservations/${id}`]: older.dates }),
      ...nightWrites(id, was, wanted.stay, standing),
    }
  }
  const details = writeFields(detailFields, wanted)
  const names = 'stay' in base && !first ? changedFields(base, wanted) : ALL
  const changed = namesOf(detailFields).filter((name) => names.includes(name))
  return {
    ...(moved && { [`reservations/${id}`]: writeStay(wanted.stay) }),
    ...below(`reservationDetails/${id}`, {
      ...Object.fromEntries(changed.map((name) => [name, details[name] ?? null])),
      ...((moved || first) && writeDays(wanted.stay)),
      surum,
    }),
    ...((moved || first) && nightWrites(id, was, wanted.stay, standing)),
  }
}

function wholeRecord(id: string, wanted: ReservationDraft, surum: number, more: object = {}) {
  return {
    [`reservations/${id}`]: writeStay(wanted.stay),
    [`reservationDetails/${id}`]: {
      ...writeFields(detailFields, wanted),
      ...writeDays(wanted.stay),
      ...more,
      surum,
    },
  }
}

function eskiOf({ eski = {} }: { eski?: object }) {
  return Object.keys(eski).length > 0 ? { eski } : {}
}

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

function logWrites(
  id: string,
  entry: string,
  said: Said,
  { before = {}, after = {} }: { before?: Side; after?: Side },
): Writes {
  return {
    [`log/${id}/${entry}`]: {
      // The moment is the server's own.
      at: { '.sv': 'timestamp' },
      ...said,
      ...(Object.keys(before).length > 0 && { before }),
      ...(Object.keys(after).length > 0 && { after }),
    },
    [`log/${id}/last`]: entry,
  }
}

/** The answers that a new stay is; without a look, its requests are taken to have none yet. */
function acceptWrites(change: Change, by: string, standing: Standing | null): Writes {
  const { id, entry, requests = [] } = change
  const writes = requests.map((request) => {
    const before = statusOf(standing?.asked.get(request))
    return answerWrites(request, { entry, by, before }, { status: 'accepted', reservationId: id })
  })
  return together(writes)
}

/** What the log says of fields: days and figures as they are, of any other text no more than that there is one. */
function sideOf(draft: ReservationDraft, names: readonly string[]): Side {
  const written = { ...writeStay(draft.stay), ...writeFields(detailFields, draft) }
  return Object.fromEntries(
    Object.entries(written)
      .filter(([name]) => names.includes(name))
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? parseDate(value) === null || value : value,
      ]),
  )
}

function figuresOf(draft: ReservationDraft, names: readonly string[]): Side {
  return Object.fromEntries(
    Object.entries(sideOf(draft, names)).filter(([, value]) => value !== true),
  )
}

function stayOf(base: Seen): Stay | null {
  return 'stay' in base ? base.stay : null
}
