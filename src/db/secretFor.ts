import type { Writes } from '#domain/commands/writes.ts'
import type { IsoDate } from '#domain/date.ts'
import { dayAtVilla } from '#domain/guestPage/moments.ts'
import { valueOf } from '#domain/record.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import type { Reservation } from '#domain/reservation.ts'
import { KEYS_PATH, readKeys } from '#domain/settings/keys.ts'
import { randomKey } from '#lib/randomKey.ts'
import { type DatabaseClient, read } from './client.ts'

/** A secret, and the writes that store a new one and name it wherever it is needed. */
export type Secret = { key: string; first: Writes }

/** The secret of the guide or the account; a new one comes with `firstWrites` for the coming stays. */
export async function secretFor(
  client: DatabaseClient,
  name: 'guide' | 'account',
  firstWrites: (stays: readonly Reservation[], key: string, today: IsoDate) => Writes,
): Promise<Secret> {
  const stored = readKeys(await read(client, KEYS_PATH))[name]
  if (stored !== undefined) return { key: stored, first: {} }
  const key = randomKey()
  const stays = await readStays(client)
  const first = {
    [`${KEYS_PATH}/${name}`]: key,
    ...firstWrites(stays, key, dayAtVilla(Date.now())),
  }
  return { key, first }
}

async function readStays(client: DatabaseClient): Promise<Reservation[]> {
  const [dates, details] = await Promise.all([
    read(client, 'reservations'),
    read(client, 'reservationDetails'),
  ])
  return entriesOf(details).flatMap(([id, stored]) => {
    const record = readRecord(id, valueOf(dates, id) ?? null, stored)
    return 'reservation' in record ? record.reservation : []
  })
}
