import { type NameOf, namesOf, writeFields } from '#domain/record.ts'
import { detailFields, type ReservationDraft, reservationFields } from '#domain/reservation.ts'
import { writeStay } from '#domain/storedStay.ts'
import { SERVER_TIME, type Writes } from './writes.ts'

/** An entry's fields besides its time: author, verb, the new version, the undone payment. */
type Said = { by: string; verb: string; version: number; payment?: string }

/** The logged values of some fields by name. */
type Side = { [name: string]: string | number | boolean }

/** The names of every field of a stay. */
export const ALL_FIELDS = namesOf(reservationFields)

type Names = readonly NameOf<typeof reservationFields>[]

/** The log entry of a change under its key, as the newest one. */
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

/**
 * The logged form of fields: the value if the log may contain it, otherwise only whether there is
 * one.
 */
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

/** The same for only the fields whose values may be logged. */
export function figuresOf(draft: ReservationDraft, names: Names): Side {
  return sideOf(
    draft,
    names.filter((name) => reservationFields[name].logged),
  )
}
