import * as v from 'valibot'
import type { KeyedPayment } from '#domain/commands/stayWrites.ts'
import {
  type CancelledStay,
  changedFields,
  type Reservation,
  type ReservationDraft,
  reservationFields,
  type Seen,
  type UnreadableRecord,
  valuesOf,
} from '#domain/reservation.ts'
import type { StoredPayment } from '#domain/payments/payment.ts'
import { type NameOf, namesOf } from '#domain/record.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { isInOrder, isTooLong, sameStay } from '#domain/stay.ts'
import type { Backup } from './readBackup.ts'

type Name = NameOf<typeof reservationFields>

/** A stay that a backup can restore: `base` is the present stay, `null` if it is missing. */
export type WantedStay = {
  id: string
  wanted: ReservationDraft
  base: Seen | null
  fields: readonly Name[]
  payments: readonly KeyedPayment[]
}

export type RefusedStay = {
  id: string
  guest: string
  reason: 'unreadable' | 'limits' | 'order' | 'long' | 'id' | 'forgotten' | 'cancelled'
  wrong: readonly Name[]
}

export type Comparison = {
  missing: readonly WantedStay[]
  changed: readonly WantedStay[]
  refused: readonly RefusedStay[]
  same: number
  /** The number of present stays that are not in the backup. */
  newer: number
}

export type Present = {
  reservations: readonly Reservation[]
  unreadable: readonly UnreadableRecord[]
  cancelled: readonly CancelledStay[]
}

/** The id of a stay; the log also has the keys `prices` and `requests`. */
const STAY_ID = /^(?!prices$|requests$)[-\w]{1,40}$/

/** Compares a backup's stays with the present ones: by id, or for new ids by content. */
export function compareStays(
  { stays, unreadable, payments }: Backup,
  present: Present,
): Comparison {
  const standing = new Map<string, Seen>(
    [...present.reservations, ...present.unreadable].map((record) => [record.id, record]),
  )
  const known = new Set([...stays, ...unreadable].map(({ id }) => id))
  const cancelled = new Set(present.cancelled.map(({ id }) => id))
  const others = present.reservations.filter(({ id }) => !known.has(id))
  const twins = new Set(others.map(contentOf))
  const rows = stays.flatMap((stay) => {
    const paid = payments.get(stay.id) ?? []
    if (cancelled.has(stay.id)) return refuseCancelled(stay)
    return compareOne({ stay, paid }, standing.get(stay.id) ?? null, twins) ?? []
  })
  const wanted = rows.flatMap((row) => ('wanted' in row ? row : []))
  const lost = unreadable.filter((record) => !standsAlike(record, standing.get(record.id)))
  return {
    missing: wanted.filter(({ base }) => base === null),
    changed: wanted.filter(({ base }) => base !== null),
    refused: [
      ...rows.flatMap((row) => ('reason' in row ? row : [])),
      ...lost.map(refuseUnreadable),
    ],
    same: stays.length - rows.length + unreadable.length - lost.length,
    newer: others.length + present.unreadable.filter(({ id }) => !known.has(id)).length,
  }
}

/** A cancellation is undone in the list, not by an older copy. */
function refuseCancelled({ id, musteriAdi }: Reservation): RefusedStay {
  return { id, guest: musteriAdi, reason: 'cancelled', wrong: [] }
}

/** The action for a stay of the backup; `null` if it is equal. */
function compareOne(
  { stay, paid }: { stay: Reservation; paid: readonly StoredPayment[] },
  base: Seen | null,
  twins: ReadonlySet<string>,
): WantedStay | RefusedStay | null {
  const { id, version: _, ...stored } = stay
  const current = base && 'stay' in base ? base : null
  // A stay that counts by its payments now keeps doing so.
  const wanted = current?.usesPayments ? { ...stored, usesPayments: current.usesPayments } : stored
  const fields = current ? changedFields(trimmed(current), trimmed(wanted)) : []
  if (current && fields.length === 0) return null
  if (!base && twins.has(contentOf(wanted))) return null
  const refused = (reason: RefusedStay['reason'], wrong: readonly Name[] = []): RefusedStay => ({
    id,
    guest: wanted.musteriAdi,
    reason,
    wrong,
  })
  if (!base && !STAY_ID.test(id)) return refused('id')
  // An older copy must not restore a removed person.
  if (current && isRemoved(current.musteriAdi))
    return { ...refused('forgotten'), guest: current.musteriAdi }
  const wrong = beyondLimits(wanted, current ? fields : namesOf(reservationFields))
  if (wrong.length > 0) return refused('limits', wrong)
  const moves = !current || !sameStay(current.stay, wanted.stay)
  if (moves && !isInOrder(wanted.stay)) return refused('order')
  if (moves && isTooLong(wanted.stay)) return refused('long')
  const payments = base ? [] : paid.map(({ by: _by, ...payment }) => payment)
  return { id, wanted, base, fields, payments }
}

function beyondLimits(wanted: ReservationDraft, names: readonly Name[]): Name[] {
  const values = valuesOf(wanted)
  return names.filter((name) => {
    const value = values[name]
    const limits: v.GenericSchema = reservationFields[name].limits
    return value !== undefined && !v.is(limits, typeof value === 'string' ? value.trim() : value)
  })
}

// As it will be written; older records may have space around a text.
function trimmed(stay: ReservationDraft): ReservationDraft {
  return { ...stay, musteriAdi: stay.musteriAdi.trim(), notlar: stay.notlar.trim() }
}

function contentOf(stay: ReservationDraft): string {
  const values = valuesOf(trimmed(stay))
  return JSON.stringify(namesOf(reservationFields).map((name) => values[name]))
}

function standsAlike(record: UnreadableRecord, now: Seen | undefined): boolean {
  return now !== undefined && 'stored' in now && now.stored === record.stored
}

function refuseUnreadable({ id, texts, wrong }: UnreadableRecord): RefusedStay {
  return { id, guest: texts.musteriAdi || id, reason: 'unreadable', wrong }
}

/** The cancelled stays of a backup that are missing now, with their payments. */
export function missingCancelled(
  { cancelled, payments }: Backup,
  { reservations, unreadable, cancelled: known }: Present,
): WantedStay[] {
  const ids = new Set([...reservations, ...unreadable, ...known].map(({ id }) => id))
  return cancelled
    .filter(({ id }) => !ids.has(id) && STAY_ID.test(id))
    .map((stay) => {
      const { id, version: _, ...wanted } = stay
      return {
        id,
        wanted: { ...wanted, usesPayments: true },
        base: null,
        fields: [],
        payments: (payments.get(id) ?? []).map(({ by: _by, ...payment }) => payment),
      }
    })
}
