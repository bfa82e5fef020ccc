import { type Claimant, planRepair } from '#domain/nightRepair.ts'
import { type OlderRecord, entriesOf, readRecord } from '#domain/records.ts'
import type { Halves, Writes } from '#domain/commands/writes.ts'
import { nightsOf } from '#domain/stay.ts'
import { hasDays, readStay } from '#domain/storedStay.ts'
import { isDeleted, DAYS_DELETED } from '#domain/reservation.ts'
import { convertWrites, purgeWrites } from '#domain/commands/convert.ts'
import { tryUpdate, type DatabaseClient, read, updateInBatches } from './client.ts'
import { newKey } from './makeChange.ts'
import type { Guest } from './season.ts'
import { holdersOf } from './serverState.ts'

/** Older records moved, nights claimed for stays that cover them, and nights freed. */
export type Repaired = { moved: Guest[]; claimed: number; freed: number }

/** The number of records or nights in one write. */
const BATCH = 50

const DAY_MS = 86_400_000

/**
 * Converts seven-field records whose meaning stays the same, removes stays that were deleted 60 days ago, and repairs the nights.
 * Concurrent changes of the other owner are safe, because the rules check each write against the stored state. `known` is the
 * subscribed state, if there is one, and `now` the server's time in milliseconds since 1970. Rejects with a `Failure`.
 */
export async function repairNights(
  client: DatabaseClient,
  known?: StoredSeason,
  now = Date.now(),
): Promise<Repaired> {
  const moved: Guest[] = []
  const purged: Writes[] = []
  let stored = known ?? (await readStored(client))
  for (const [id, halves] of eachRecord(stored)) {
    // A stay with a public half and days is converted, and reading all of them would hold up an owner who types.
    if (halves.dates !== null && hasDays(halves.details)) continue
    const { older, ...record } = readRecord(id, halves.dates, halves.details)
    if ('reservation' in record && isDeleted(record.reservation)) {
      const isOver = record.reservation.deletion.at < now - DAYS_DELETED * DAY_MS
      if (isOver)
        purged.push(purgeWrites(client.author(), newKey(client.database), record.reservation))
    }
    if (older && isMovable(older) && (await moveRecord(client, id, older)))
      moved.push({ id, musteriAdi: older.details.musteriAdi })
  }

  await updateInBatches(client, purged, BATCH)
  if (moved.length > 0) stored = await readStored(client)
  const claimants = [...eachRecord(stored)].flatMap(([id, halves]) => claimantOf(id, halves))
  const { missing, strays } = planRepair(claimants, stored.nights)
  const claims = [...missing].map(([night, id]) => ({ [`nights/${night}`]: id }))
  const releases = strays.map((night) => ({ [`nights/${night}`]: null }))
  const written = async (writes: Writes[]) =>
    writes.length - (await updateInBatches(client, writes, BATCH))
  return { moved, claimed: await written(claims), freed: await written(releases) }
}

function isMovable({ readings, wrong }: OlderRecord): boolean {
  return readings.length === 0 && wrong.length === 0
}

/**
 * Moves a record of the older layout with its free nights; `false` when the rules refuse it,
 * because it has changed.
 */
export async function moveRecord(
  client: DatabaseClient,
  id: string,
  older: OlderRecord,
): Promise<boolean> {
  const read = readStay(older.dates)
  const stay = 'stay' in read ? read.stay : null
  const holders = await holdersOf(client, stay ? nightsOf(stay) : [])
  const free = [...holders].filter(([, holder]) => holder === null || holder === id)
  const change = { id, entry: newKey(client.database) }
  const nights = free.map(([night]) => night)
  return tryUpdate(client, convertWrites(client.author(), change, { ...older, stay }, nights))
}

type StoredSeason = {
  dates: ReadonlyMap<string, unknown>
  details: ReadonlyMap<string, unknown>
  nights: ReadonlyMap<string, unknown>
}

async function readStored(client: DatabaseClient): Promise<StoredSeason> {
  const paths = ['reservations', 'reservationDetails', 'nights']
  const [dates, details, nights] = await Promise.all(paths.map((path) => read(client, path)))
  return {
    dates: new Map(entriesOf(dates)),
    details: new Map(entriesOf(details)),
    nights: new Map(entriesOf(nights)),
  }
}

function* eachRecord({ dates, details }: StoredSeason): Generator<[id: string, halves: Halves]> {
  for (const id of new Set([...dates.keys(), ...details.keys()])) {
    yield [id, { dates: dates.get(id) ?? null, details: details.get(id) ?? null }]
  }
}

/** Where a stay is by its private half, by which the rules judge its nights. */
function claimantOf(id: string, { dates, details }: Halves): Claimant[] {
  // A stay without a public half holds no nights.
  if (dates === null && details !== null) return []
  const read = readStay(dates)
  return [{ id, stay: 'stay' in read && hasDays(details) ? read.stay : null }]
}
