import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { type Claimant, findOverlaps, planRepair } from './nightRepair.ts'
import { covers, nightsOf } from './stayDates.ts'
import { day } from '#domain/testing.ts'

const stay = (id: string, checkIn: string, checkOut: string) => ({
  id,
  dates: { checkIn: day(checkIn), checkOut: day(checkOut) },
})
const a = stay('a', '2026-07-10', '2026-07-12')
const b = stay('b', '2026-07-12', '2026-07-13')
const whole = { '2026-07-10': 'a', '2026-07-11': 'a', '2026-07-12': 'b' }

function plan(claimants: Claimant[], nights: Record<string, unknown>) {
  const { missing, strays } = planRepair(claimants, new Map(Object.entries(nights)))
  return { missing: Object.fromEntries(missing), strays }
}
const nothing = { missing: {}, strays: [] }

describe('repairs the nights', () => {
  test('by freeing one that no stay covers, whatever its id', () => {
    expect(plan([a, b], { ...whole, '2026-07-13': 'b', yarın: 'gone' })).toEqual({
      ...nothing,
      strays: ['2026-07-13', 'yarın'],
    })
  })

  test('but not one of a stay with unreadable dates', () => {
    const unknown = { id: 'x', dates: null }

    expect(plan([a, b, unknown], { ...whole, '2026-07-11': 'x', '2026-07-20': 'x' })).toEqual(
      nothing,
    )
  })

  test('without nights for a stay that is too long, which keeps those it has', () => {
    const endless = stay('endless', '2030-01-01', '9999-12-31')
    const year = stay('year', '2027-01-01', '2028-01-01')
    const held = { ...whole, '2030-01-01': 'endless', '2030-01-02': 'endless' }

    expect(plan([a, b, endless], held)).toEqual(nothing)
    expect(Object.keys(plan([year], {}).missing)).toHaveLength(365)
    expect(plan([stay('more', '2027-01-01', '2028-01-02')], {})).toEqual(nothing)
  })
})

test('afterwards no repair is left, and every night belongs to a stay that covers it', () => {
  const some = fc.integer({ min: 0, max: 12 })
  const claimants = fc.uniqueArray(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), some, some).map(([id, from, nights]) => {
      const checkIn = addDays(day('2026-07-01'), from)
      return { id, dates: { checkIn, checkOut: addDays(checkIn, nights) } }
    }),
    { selector: ({ id }) => id },
  )
  const held = fc.dictionary(
    some.map((index) => String(addDays(day('2026-07-01'), index))),
    fc.constantFrom('a', 'b', 'c', 'd', 'gone'),
  )
  fc.assert(
    fc.property(claimants, held, (stays, stored) => {
      const nights = new Map<string, string>(Object.entries(stored))
      const { missing, strays } = planRepair(stays, nights)
      for (const [night, id] of missing) nights.set(night, id)
      for (const night of strays) nights.delete(night)

      expect(planRepair([...stays].reverse(), nights)).toEqual({ missing: new Map(), strays: [] })
      expect(new Set(nights.keys())).toEqual(new Set(stays.flatMap((one) => nightsOf(one.dates))))
      for (const [night, id] of nights) {
        const holder = stays.find((one) => one.id === id)
        expect(holder && covers(holder.dates, day(night))).toBe(true)
      }
    }),
  )
})

describe('stays that share nights', () => {
  const c = stay('c', '2026-07-11', '2026-07-13')
  const shared = (checkIn: string, checkOut: string) => stay('', checkIn, checkOut).dates

  test('are listed pair by pair with the nights', () => {
    expect(findOverlaps([c, b, a])).toEqual([
      { one: a, other: c, shared: shared('2026-07-11', '2026-07-12') },
      { one: c, other: b, shared: shared('2026-07-12', '2026-07-13') },
    ])
  })

  test('are found within a long one, behind a short one', () => {
    const long = stay('long', '2026-07-01', '2026-07-31')
    const none = stay('none', '2026-07-05', '2026-07-05')

    expect(findOverlaps([long, none, a, b]).map(({ other }) => other.id)).toEqual(['a', 'b'])
  })
})
