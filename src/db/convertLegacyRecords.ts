import type { IsoDate } from '#domain/date.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { convertLegacy } from '#domain/stay/convertLegacy.ts'
import { type LegacyRecord, readLegacy, readRecord } from '#domain/stay/legacyRecord.ts'
import { nightsOf, readStayDates } from '#domain/stay/stayDates.ts'
import { newKey, read, save } from './save.ts'

/**
 * Converts the seven-field records (SPEC §3) that are stored, and returns their guests' names;
 * `today` is the villa's day. Rejects with a `Failure`: the next call converts the rest.
 */
export async function convertLegacyRecords(today: IsoDate): Promise<string[]> {
  const names: string[] = []
  for (const [id, stored] of entriesOf(await read('reservations'))) {
    if (!readLegacy(stored)) continue
    const { legacy } = readRecord(id, stored, await read(`reservationDetails/${id}`))
    if (!legacy) continue
    await convert(id, legacy, today)
    names.push(legacy.details.musteriAdi)
  }
  return names
}

/** Converts a record with those of its nights that are free. */
async function convert(id: string, legacy: LegacyRecord, today: IsoDate): Promise<void> {
  const written = readStayDates(legacy.dates)
  const dates = 'dates' in written ? written.dates : null
  const taken = new Set<string>()
  for (const night of dates ? nightsOf(dates) : []) {
    const holder = await read(`nights/${night}`)
    if (holder !== null && holder !== id) taken.add(night)
  }
  await save(convertLegacy({ id, entry: newKey(), legacy, dates, today, taken }))
}
