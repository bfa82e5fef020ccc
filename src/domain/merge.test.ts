import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeReservation } from './merge.ts'
import { changedFields, type ReservationDraft } from './reservation.ts'
import { day } from './testing.ts'

const base: ReservationDraft = {
  stay: { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') },
  musteriAdi: 'Ayşe',
  kapora: 3000,
  kalan: 7000,
  toplamUcret: 10_000,
  notlar: '',
}
const stay = (checkIn: string, checkOut: string) => ({
  stay: { checkIn: day(checkIn), checkOut: day(checkOut) },
})

describe('merging two owners’ versions of a stay', () => {
  test.each<
    [string, Partial<ReservationDraft>, Partial<ReservationDraft>, Partial<ReservationDraft>]
  >([
    [
      'other fields',
      { notlar: 'Geç' },
      { musteriAdi: 'Ayşe Kaya' },
      { notlar: 'Geç', musteriAdi: 'Ayşe Kaya' },
    ],
    ['the same', { notlar: 'Geç' }, { notlar: 'Geç' }, { notlar: 'Geç' }],
    ['nothing, the other something', {}, { kapora: 0 }, { kapora: 0 }],
    [
      'the two ends',
      stay('2026-07-11', '2026-07-15'),
      stay('2026-07-10', '2026-07-16'),
      stay('2026-07-11', '2026-07-16'),
    ],
    [
      'the total and the deposit, what remains following',
      { toplamUcret: 12_000, kalan: 9000 },
      { kapora: 5000, kalan: 5000 },
      { toplamUcret: 12_000, kapora: 5000, kalan: 7000 },
    ],
  ])('%s is put together', (_, theirs, mine, merged) => {
    expect(mergeReservation(base, { ...base, ...theirs }, { ...base, ...mine })).toEqual({
      merged: { ...base, ...merged },
      clashes: [],
    })
  })

  test.each<[string, Partial<ReservationDraft>, Partial<ReservationDraft>, string[]]>([
    ['the same field', { notlar: 'Geç' }, { notlar: 'Erken' }, ['notlar']],
    ['what remains, typed', { kalan: 0 }, { kalan: 100 }, ['kalan']],
    [
      'ends that leave no night',
      stay('2026-07-12', '2026-07-15'),
      stay('2026-07-10', '2026-07-12'),
      ['girisTarihi', 'cikisTarihi'],
    ],
  ])('%s is for somebody to choose, and mine stands until then', (_, theirs, mine, clashes) => {
    expect(mergeReservation(base, { ...base, ...theirs }, { ...base, ...mine })).toEqual({
      merged: { ...base, ...mine },
      clashes,
    })
  })

  test('loses no change of either owner', () => {
    const amount = fc.constantFrom(0, 100, 3000)
    const changed = fc
      .record(
        { musteriAdi: fc.constantFrom('A', 'B'), kapora: amount, kalan: amount },
        { requiredKeys: [] },
      )
      .map((change) => ({ ...base, ...change }))
    fc.assert(
      fc.property(changed, changed, (theirs, mine) => {
        const { merged, clashes } = mergeReservation(base, theirs, mine)

        for (const name of changedFields(base, theirs)) {
          if (name === 'girisTarihi' || name === 'cikisTarihi' || name === 'kalan') continue
          const kept = clashes.includes(name) ? mine[name] : theirs[name]
          expect(merged[name]).toBe(kept)
        }
      }),
    )
  })
})
