import { serverTimestamp } from 'firebase/database'
import { Failure } from '#domain/failure.ts'
import { type PriceChange, rebaseChange } from '#domain/prices/priceChange.ts'
import { termsFields, readPrices, type StoredPrices } from '#domain/prices/prices.ts'
import { type SeasonDraft, seasonFields } from '#domain/prices/season.ts'
import { writeFields } from '#domain/record.ts'
import { tryUpdate, type DatabaseClient, read, TRIES, permissionDenied } from './client.ts'
import { newKey } from './makeChange.ts'
import type { Writes } from '#domain/commands/writes.ts'

/** The key of the prices under `/versions` and `/log`. */
const PRICES = 'prices'

/**
 * Submits an atomic change of the prices, rebased onto the present ones; pending while offline.
 * Idempotent by the key in the log, `entry`. Rejects with a `Failure` such as `pricesChanged`.
 */
export async function sendPricesOver(
  client: DatabaseClient,
  change: PriceChange,
  entry: string = newKey(client.database),
): Promise<void> {
  let refused: number | null = null
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [logged, stored] = await Promise.all([
      read(client, `log/${PRICES}/${entry}`),
      read(client, 'prices'),
    ])
    // An earlier response may have been lost.
    if (logged !== null) return
    const now = readPrices(stored)
    if (now.version === refused) break
    const next = rebaseChange(change, now)
    if (!next) throw new Failure('pricesChanged', 'Another owner has changed the same')
    if (await tryUpdate(client, writesOf(next, { entry, by: client.author(), now }))) return
    refused = now.version
  }
  throw permissionDenied()
}

type Saying = { entry: string; by: string; now: StoredPrices }

function writesOf({ seasons = [], terms }: PriceChange, { entry, by, now }: Saying): Writes {
  const version = now.version + 1
  const writes: Writes = {
    'prices/version': version,
    [`versions/${PRICES}`]: { n: version, entry },
  }
  for (const { id, wanted } of seasons) writes[`prices/seasons/${id}`] = seasonWrites(wanted)
  if (terms) writes['prices/terms'] = writeFields(termsFields, terms.wanted)
  const steps = seasons.map(
    ({ id, seen, wanted }) =>
      [id, { before: seasonWrites(seen), after: seasonWrites(wanted) }] as const,
  )
  writes[`log/${PRICES}/${entry}`] = {
    at: serverTimestamp(),
    by,
    verb: verbOf({ seasons, ...(terms && { terms }) }),
    version,
    changes: {
      ...Object.fromEntries(steps),
      ...(terms && {
        terms: {
          before: writeFields(termsFields, terms.seen),
          after: writeFields(termsFields, terms.wanted),
        },
      }),
    },
  }
  return writes
}

function seasonWrites(season: SeasonDraft | null) {
  return season && writeFields(seasonFields, season)
}

function verbOf({ seasons = [], terms }: PriceChange): string {
  const [first, ...more] = seasons
  if (terms || !first) return 'terms'
  if (more.length > 0) return 'copy'
  if (!first.seen) return 'add'
  return first.wanted ? 'edit' : 'delete'
}
