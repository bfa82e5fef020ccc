import fc from 'fast-check'
import {
  blockedDays,
  firstBlockedDay,
  firstFreeWeekend,
  freeAround,
  freeHalf,
  isBlocked,
} from '#domain/availability.ts'
import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import { type Claimant, findOverlaps, planHealing } from '#domain/healing.ts'
import {
  countNights,
  covers,
  isTooLong,
  nightsOf,
  overlaps,
  type Stay,
  touches,
} from '#domain/stay.ts'
import { readStay, writeStay } from '#domain/storedStay.ts'
import { areaOf, holds, same } from './area.ts'
import { altered, anyDay, anyJson, nearDay, nearStay, storedStay } from './given.ts'

const stays = fc.array(storedStay, { maxLength: 6 })

const anyStay = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 500 }))
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
  .filter(({ checkOut }) => checkOut <= '9999-12-31' && checkOut.startsWith('+') === false)

const claimants: fc.Arbitrary<Claimant[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    stay: fc.option(
      fc.oneof({ weight: 4, arbitrary: storedStay }, { weight: 1, arbitrary: anyStay }),
    ),
  }),
  { selector: ({ id }) => id },
)

const held = fc.dictionary(
  fc.oneof(nearDay, fc.constantFrom('yarın', '2026-02-31')),
  fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'gone'), fc.boolean()),
)

export const stayArea = areaOf(16_000, [
  holds(
    'two stays overlap exactly where a night is in both',
    fc.tuple(nearStay, nearStay),
    ([one, other]) => {
      const nights = new Set(nightsIn(one))
      same(
        overlaps(one, other),
        nightsIn(other).some((night) => nights.has(night)),
      )
      same(overlaps(other, one), overlaps(one, other))
      same(touches(one, other), overlaps(one, other))
    },
  ),
  holds('the nights of a stay are counted, named and covered alike', anyStay, (stay) => {
    const nights = nightsIn(stay)
    same(nightsOf(stay), nights)
    same(countNights(stay), nights.length)
    same(isTooLong(stay), nights.length > 365)
    same(covers(stay, stay.checkOut), false)
    return nights.every((night) => covers(stay, night))
  }),
  holds('a stay is read as it was written', anyStay, (stay) =>
    same(readStay(writeStay(stay)), { stay }),
  ),
  holds(
    'whatever is stored as a stay is one, in order, or is said to be none',
    fc.oneof(anyJson, altered(anyStay.map(writeStay))),
    (stored) => {
      const read = readStay(stored)
      return 'stay' in read ? read.stay.checkIn <= read.stay.checkOut : read.wrong.length > 0
    },
  ),
  holds(
    'a day is booked exactly where a stay has it, by half days where guests may change on one',
    fc.tuple(stays, nearDay),
    ([all, day]) => {
      const availability = blockedDays(all)
      const [morning, afternoon] = halvesOf(all, day)
      same(
        isBlocked(availability, day),
        all.some((stay) => stay.checkIn <= day && day <= stay.checkOut),
      )
      same(isBlocked(availability, day, true), morning && afternoon)
      const half = morning === afternoon ? null : morning ? 'afternoon' : 'morning'
      same(freeHalf(availability, day), half)
    },
    2,
  ),
  holds(
    'the first booked day of a stay is the first that it may not have',
    fc.tuple(stays, nearStay, fc.boolean()),
    ([all, { checkIn, checkOut }, turnover]) => {
      const found = firstBlockedDay(blockedDays(all), checkIn, checkOut, turnover)
      const days = [...nightsIn({ checkIn, checkOut }), checkOut]
      const isTaken = (day: IsoDate) => {
        const [morning, afternoon] = halvesOf(all, day)
        if (!turnover) return morning || afternoon
        return (day !== checkIn && morning) || (day !== checkOut && afternoon)
      }
      same(found !== null, days.some(isTaken))
      same(
        found !== null && !turnover ? found : null,
        turnover ? null : (days.find(isTaken) ?? null),
      )
    },
    2,
  ),
  holds(
    'the free days around a free one are free, and those beyond are not',
    fc.tuple(stays, nearDay),
    ([all, day]) => {
      const availability = blockedDays(all)
      if (isBlocked(availability, day)) return true
      const { from, to } = freeAround(availability, day)
      const free = [
        ...(from ? nightsIn({ checkIn: from, checkOut: addDays(day, 1) }) : []),
        ...(to ? nightsIn({ checkIn: day, checkOut: addDays(to, 1) }) : []),
      ]
      const beyond = [from && addDays(from, -1), to && addDays(to, 1)].filter(
        (each) => each !== null,
      )
      return (
        free.every((each) => !isBlocked(availability, each)) &&
        beyond.every((each) => isBlocked(availability, each))
      )
    },
  ),
  holds(
    'the first free weekend is free, and none before it is',
    fc.tuple(stays, nearDay),
    ([all, day]) => {
      const availability = blockedDays(all)
      const weekend = firstFreeWeekend(availability, day, () => 2)
      if (weekend === null) return false
      const isFree = (from: IsoDate) =>
        firstBlockedDay(availability, from, addDays(from, 2)) === null
      const fridays = nightsIn({ checkIn: day, checkOut: weekend.checkIn }).filter(
        (each) => new Date(each).getUTCDay() === 5,
      )
      return isFree(weekend.checkIn) && !fridays.some(isFree)
    },
  ),
  holds(
    'once nights are healed nothing is left to do, and none is held by who does not cover it',
    fc.tuple(claimants, held),
    ([all, stored]) => {
      const nights = new Map<string, unknown>(Object.entries(stored))
      const { missing, strays } = planHealing(all, nights)
      if (missing.size > 4 * 365) throw new Error('More nights than four stays may hold')
      for (const [night, id] of missing) nights.set(night, id)
      for (const night of strays) nights.delete(night)
      same([...planHealing(all.toReversed(), nights).missing], [])
      same(planHealing(all, nights).strays, [])
      for (const [night, id] of missing) {
        const holder = all.find((each) => each.id === id)
        if (!holder?.stay || !covers(holder.stay, night)) throw new Error(`${night} is not ${id}'s`)
      }
    },
    2,
  ),
  holds('stays that share nights are found pair by pair', stays, (all) => {
    const records = all.map((stay, index) => ({ id: String(index), stay }))
    const found = findOverlaps(records).map(({ one, other }) =>
      [one.id, other.id].toSorted().join(),
    )
    const pairs = records.flatMap((one, index) =>
      records
        .slice(index + 1)
        .filter((other) => nightsIn(one.stay).some((night) => nightsIn(other.stay).includes(night)))
        .map((other) => [one.id, other.id].toSorted().join()),
    )
    same(found.toSorted(), pairs.toSorted())
  }),
])

/** The nights of a stay, one after the other. */
function nightsIn({ checkIn, checkOut }: Stay): IsoDate[] {
  return Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, index) =>
    addDays(checkIn, index),
  )
}

/** Whether a day's morning and its afternoon are taken: guests come at noon and leave at noon, and a stay of no night has its day. */
function halvesOf(all: readonly Stay[], day: IsoDate): [morning: boolean, afternoon: boolean] {
  const isOfNoNight = all.some(({ checkIn, checkOut }) => checkIn === day && checkOut === day)
  return [
    isOfNoNight || all.some((stay) => stay.checkIn < day && day <= stay.checkOut),
    isOfNoNight || all.some((stay) => stay.checkIn <= day && day < stay.checkOut),
  ]
}
