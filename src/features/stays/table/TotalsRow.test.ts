import { expect, test } from 'vitest'
import { reservation } from '#features/office/testing.ts'
import { day } from '#domain/testing.ts'
import { totalsOf } from './TotalsRow.tsx'

test('totals count nights and lira, but neither blocked days nor amounts already paid', () => {
  const paid = reservation({ collectedOn: day('2026-07-10'), checkOut: '11.07.2026' })

  expect(totalsOf([reservation(), paid, reservation({ blocked: true })], new Map())).toEqual({
    stays: 2,
    nights: 6,
    total: 60_000,
    kept: 0,
    deposit: 20_000,
    owed: 20_000,
  })
  expect(new Set(Object.values(totalsOf([], new Map())))).toEqual(new Set([0]))
})

test('the total contains the kept amount of a cancelled stay, listed or not, but not its nights and deposit', () => {
  const cancelled = {
    ...reservation(),
    cancellation: { kept: 4000, by: 'ada@example.com', at: 1 },
  }
  const sums = { stays: 1, total: 34_000, kept: 4000, deposit: 10_000 }

  expect(totalsOf([reservation()], new Map(), [cancelled])).toMatchObject({ ...sums, owed: 20_000 })
  expect(totalsOf([reservation(), cancelled], new Map())).toMatchObject(sums)
})
