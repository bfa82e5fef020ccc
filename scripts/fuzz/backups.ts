import fc from 'fast-check'
import { type StoredParts, writeBackup } from '#domain/backup/backup.ts'
import { missingCancelled } from '#domain/backup/compareCancelled.ts'
import { priceChangeTo } from '#domain/backup/comparePrices.ts'
import { compareStays, type Present } from '#domain/backup/compareStays.ts'
import { type Backup, readBackup } from '#domain/backup/readBackup.ts'
import { readPrices } from '#domain/prices/storedPrices.ts'
import { anyPrices } from '#domain/prices/testing.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { writeReservation } from '#domain/reservation.ts'
import { writeDays } from '#domain/storedStay.ts'
import { areaOf, holds, same } from './area.ts'
import { altered, anyDraft, anyJson, anyKey, harmed } from './given.ts'

const ORIGIN = { villa: 'Villa Defne', project: 'demo', madeAt: '2026-11-22T08:00:00.000Z' }

const id = fc.stringMatching(/^[-\w]{1,8}$/)

/** A season as it is stored. */
const parts = fc
  .tuple(fc.dictionary(id, anyDraft, { maxKeys: 5, noNullPrototype: true }), anyPrices)
  .map(([stays, { seasons, terms }]): Partial<StoredParts> => {
    const halves = Object.entries(stays).map(([key, draft]) => {
      const { dates, details } = writeReservation(draft)
      return [key, dates, { ...details, ...writeDays(draft.stay), version: 1 }] as const
    })
    return {
      reservations: Object.fromEntries(halves.map(([key, dates]) => [key, dates])),
      reservationDetails: Object.fromEntries(halves.map(([key, , details]) => [key, details])),
      requests: null,
      prices: {
        revision: 1,
        seasons: Object.fromEntries(
          seasons.map(({ id: _id, ...season }, index) => [`p${index}`, season]),
        ),
        terms,
      },
    }
  })

const text = parts.map((stored) => writeBackup(ORIGIN, stored))

const collection = fc.oneof(anyJson, fc.dictionary(anyKey, anyJson, { maxKeys: 4 }))
const planted = fc
  .record({
    reservations: collection,
    reservationDetails: collection,
    cancelled: collection,
    payments: collection,
    requests: collection,
    prices: collection,
    guide: collection,
    letters: collection,
    written: collection,
    reviews: collection,
    publishedReviews: collection,
  })
  .map((stored) => writeBackup(ORIGIN, stored))

export const backups = areaOf(8_000, [
  holds(
    'a backup is read as the season it was made of, and brings nothing into that',
    parts,
    async (stored) => {
      const present = presentOf(stored)
      const backup = await backupIn(writeBackup(ORIGIN, stored))
      const { missing, changed, refused, same: alike, newer } = compareStays(backup, present)
      same([missing, changed, refused, newer], [[], [], [], 0])
      same(alike, present.reservations.length)
      same(backup.prices && { ...backup.prices, hasTerms: undefined }, readPrices(stored.prices))
    },
    2,
  ),
  holds(
    'after a backup has been put back there is nothing more to put back',
    fc.tuple(parts, parts),
    async ([then, now]) => {
      const backup = await backupIn(writeBackup(ORIGIN, then))
      const present = presentOf(now)
      const { missing, changed } = compareStays(backup, present)
      const put = new Map([...missing, ...changed].map((row) => [row.id, row.wanted]))
      const restored = [
        ...present.reservations.filter((stay) => !put.has(stay.id)),
        ...[...put].map(([key, wanted]) => ({ ...wanted, id: key, version: 2 })),
      ]
      const again = compareStays(backup, { ...present, reservations: restored })
      same([again.missing, again.changed], [[], []])
    },
    2,
  ),
  holds(
    'a file that was cut, edited or planted is read or said to be none, and compared with what stands here',
    fc.oneof(
      harmed(text),
      planted,
      altered(text.map((each) => JSON.parse(each) as unknown)).map(
        (each) => JSON.stringify(each) ?? '',
      ),
    ),
    async (file) => {
      const read = await readBackup(file)
      if ('problem' in read) return read.problem.length > 0
      const { backup } = read
      const { missing, changed } = compareStays(backup, NOTHING)
      same(changed, [])
      for (const row of missing) {
        if (!/^[-\w]{1,40}$/.test(row.id) || row.wanted.stay.checkIn >= row.wanted.stay.checkOut)
          throw new Error(`It would put ${row.id} back`)
      }
      missingCancelled(backup, NOTHING)
      priceChangeTo(backup, readPrices(null))
      return true
    },
    3,
  ),
])

const NOTHING: Present = { reservations: [], unreadable: [], cancelled: [] }

async function backupIn(file: string): Promise<Backup> {
  const read = await readBackup(file)
  if ('problem' in read) throw new Error(read.problem)
  return read.backup
}

function presentOf({ reservations, reservationDetails }: Partial<StoredParts>): Present {
  const halves = new Map(entriesOf(reservationDetails))
  const read = entriesOf(reservations).map(([key, stored]) =>
    readRecord(key, stored, halves.get(key)),
  )
  return {
    ...NOTHING,
    reservations: read.flatMap((each) => ('reservation' in each ? each.reservation : [])),
    unreadable: read.flatMap((each) => ('unreadable' in each ? each.unreadable : [])),
  }
}
