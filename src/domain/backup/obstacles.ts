import type { Reservation } from '#domain/reservation.ts'
import { isInOrder, sameStay, type Stay } from '#domain/stay.ts'
import { type Headcount, answerFields, payloadFields, readRequest } from '#domain/request.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { type NameOf, readFields, valueOf, writeFields } from '#domain/record.ts'
import type { WantedStay } from './compareStays.ts'

export type BackupRequest = {
  id: string
  guest: string
  payload: object
  answer: {
    status: string
    heldUntil?: unknown
    reservationId?: string
    language?: unknown
    guestKey?: string
  }
  guests?: Headcount
}

export type BadRequest = {
  id: string
  guest: string
  wrong: readonly (NameOf<typeof payloadFields> | NameOf<typeof answerFields>)[]
}

/** Parses a request of a backup; an invalid one is returned with its missing or wrong fields. */
export function readBackupRequest(
  id: string,
  stored: unknown,
): { request: BackupRequest } | { bad: BadRequest } {
  const payload = readFields(payloadFields, valueOf(stored, 'reservation'))
  const answer = readFields(answerFields, stored)
  const request = readRequest(id, sentAtOf(id), stored)
  if (!request || 'wrong' in payload || 'wrong' in answer) {
    const wrong = [payload, answer].flatMap((read) => ('wrong' in read ? read.wrong : []))
    return { bad: { id, guest: nameIn(stored) || id, wrong } }
  }
  return {
    request: {
      id,
      guest: request.guest,
      payload: writeFields(payloadFields, payload.values),
      answer: answer.values,
      ...(request.guests && { guests: request.guests }),
      ...(request.quote && { quote: request.quote }),
    },
  }
}

function nameIn(stored: unknown): string {
  const payload = valueOf(stored, 'reservation')
  return ['firstname', 'lastname']
    .map((name) => valueOf(payload, name))
    .filter((name) => typeof name === 'string')
    .join(' ')
    .trim()
}

/** The stay with some nights of a restored one: a present stay, or another in the backup. */
export type Obstacle = { guest: string; stay: Stay; inFile: boolean }

type Holder = { id: string; guest: string; stay: Stay }

/**
 * The selected stays of a backup that cannot be restored, by id: an unchanged present stay or an
 * earlier one of the backup has their nights.
 */
export function findObstacles(
  chosen: readonly WantedStay[],
  present: readonly Reservation[],
): Map<string, Obstacle> {
  const moving = new Set(chosen.filter((row) => !staysPut(row)).map(({ id }) => id))
  const heldBy = holderIn(
    present
      .filter(({ id }) => !moving.has(id))
      .map(({ id, musteriAdi, stay }) => ({ id, guest: musteriAdi, stay })),
  )
  const obstacles = new Map<string, Obstacle>()
  let last: Holder | null = null
  for (const { id, wanted } of chosen.filter(({ id }) => moving.has(id)).toSorted(byCheckIn)) {
    const holder = heldBy(wanted.stay)
    const before = last && last.stay.checkOut > wanted.stay.checkIn ? last : null
    const first = holder ?? before
    if (first) obstacles.set(id, { guest: first.guest, stay: first.stay, inFile: !holder })
    else last = { id, guest: wanted.musteriAdi, stay: wanted.stay }
  }
  return obstacles
}

/** A stay whose dates do not change blocks no more nights than before. */
function staysPut({ base, wanted }: WantedStay): boolean {
  return base !== null && 'stay' in base && sameStay(base.stay, wanted.stay)
}

/** Sorted, with the latest check-out so far, for a single lookup. */
function holderIn(holders: readonly Holder[]): (stay: Stay) => Holder | null {
  const sorted = holders
    .filter(({ stay }) => isInOrder(stay))
    .toSorted((one, other) => (one.stay.checkIn < other.stay.checkIn ? -1 : 1))
  const latest: Holder[] = []
  for (const holder of sorted) {
    const before = latest.at(-1)
    latest.push(before && before.stay.checkOut > holder.stay.checkOut ? before : holder)
  }
  return ({ checkIn, checkOut }) => {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle]?.stay.checkIn ?? '') < checkOut) from = middle + 1
      else to = middle
    }
    const holder = latest[from - 1]
    return holder && holder.stay.checkOut > checkIn ? holder : null
  }
}

function byCheckIn(one: WantedStay, other: WantedStay): number {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

function keyOf({ wanted, id }: WantedStay): string {
  return `${wanted.stay.checkIn} ${id}`
}
