import { type NameOf, namesOf, writeFields } from '#domain/record.ts'
import { detailFields, type ReservationDraft, reservationFields } from '#domain/reservation.ts'
import { writeStay } from '#domain/storedStay.ts'
import { SERVER_TIME, type Writes } from './writes.ts'

/** What an entry says beside its moment: in whose name, what was done, the version that it made, the payment that it took back. */
type Said = { by: string; verb: string; version: number; payment?: string }

/** What the log keeps of some fields, by their names. */
type Side = { [name: string]: string | number | boolean }

/** The names of every field of a stay. */
export const ALL_FIELDS = namesOf(reservationFields)

type Names = readonly NameOf<typeof reservationFields>[]

/** The entry that tells of a change, under its key, and that it is the newest. */
export function logWrites(
  { id, entry }: { id: string; entry: string },
  said: Said,
  { before = {}, after = {} }: { before?: Side; after?: Side } = {},
): Writes {
  return {
    [`log/${id}/${entry}`]: {
      at: SERVER_TIME,
      ...said,
      ...(Object.keys(before).length > 0 && { before }),
      ...(Object.keys(after).length > 0 && { after }),
    },
    [`log/${id}/last`]: entry,
  }
}

/** What the log says of fields: where a field's value may stand in it, the value, of any other no more than that there is one. */
export function sideOf(draft: ReservationDraft, names: Names): Side {
  const written = { ...writeStay(draft.stay), ...writeFields(detailFields, draft) }
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = written[name]
      if (value === undefined) return []
      return [[name, reservationFields[name].logged ? value : true]]
    }),
  )
}

/** The same of those fields alone whose values may stand in it. */
export function figuresOf(draft: ReservationDraft, names: Names): Side {
  return sideOf(
    draft,
    names.filter((name) => reservationFields[name].logged),
  )
}
