import { expect, test } from 'vitest'
import { reservation } from '#features/backoffice/testing.ts'
import { day } from '#domain/testing.ts'
import { totalsOf } from './totals.ts'

test('stays come to their nights and lira, closed days to nothing, and what was collected is owed no more', () => {
  const paid = reservation({ tahsilEdildi: day('2026-07-10'), checkOut: '11.07.2026' })

  expect(totalsOf([reservation(), paid, reservation({ kapali: true })], new Map())).toEqual({
    stays: 2,
    nights: 6,
    total: 60_000,
    deposit: 20_000,
    owed: 20_000,
  })
  expect(totalsOf([], new Map())).toEqual({ stays: 0, nights: 0, total: 0, deposit: 0, owed: 0 })
})
