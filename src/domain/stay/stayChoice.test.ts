import { describe, expect, test } from 'vitest'
import {
  type Choice,
  choiceOf,
  NO_CHOICE,
  pickDay,
  problemOfStay,
  reachOf,
  stayOf,
  type StayRules,
} from './stayChoice.ts'
import { addDays } from '#domain/date.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'

const rules: StayRules = {
  today: day('2026-06-18'),
  availability: [
    { from: day('2026-06-01'), to: day('2026-06-10') },
    { from: day('2026-07-19'), to: day('2026-07-24') },
  ],
  prices: NO_PRICES,
}

/** A day of 2026, unless it has a year. */
const on = (text: string) => day(text.length === 5 ? `2026-${text}` : text)

function choice(checkIn: string | null, checkOut: string | null = null): Choice {
  return {
    checkIn: checkIn === null ? null : on(checkIn),
    checkOut: checkOut === null ? null : on(checkOut),
  }
}

const booked = (text: string) => ({ code: 'booked', day: on(text) })

describe('picking a day', () => {
  test.each<[string, Choice, string, Choice]>([
    ['begins a stay', NO_CHOICE, '07-10', choice('07-10')],
    ['may begin today', NO_CHOICE, '06-18', choice('06-18')],
    ['ends it', choice('07-10'), '07-15', choice('07-10', '07-15')],
    ['may come first', choice('07-15'), '07-10', choice('07-10', '07-15')],
    ['fits a typed check-out', choice(null, '07-15'), '07-10', choice('07-10', '07-15')],
    ['begins anew after a whole stay', choice('07-10', '07-15'), '07-12', choice('07-12')],
    ['may touch a booked stay', choice('07-10'), '07-18', choice('07-10', '07-18')],
    ['may last a year', choice('07-25'), '2027-07-25', choice('07-25', '2027-07-25')],
    ['replaces an end that was booked since', choice('07-20'), '07-10', choice('07-10')],
    ['replaces an end that is past', choice('06-12'), '07-10', choice('07-10')],
  ])('%s', (_title, before, picked, after) => {
    expect(pickDay(before, on(picked), rules)).toEqual({ choice: after, refusal: null })
  })

  test.each<[string, Choice, string, object]>([
    ['a past day', NO_CHOICE, '06-17', { code: 'past' }],
    ['a booked day', NO_CHOICE, '07-19', booked('07-19')],
    ['a booked day as the end', choice('07-10'), '07-24', booked('07-24')],
    ['the same day twice', choice('07-10'), '07-10', { code: 'order' }],
  ])('refuses %s, and leaves what was picked', (_title, before, picked, refusal) => {
    expect(pickDay(before, on(picked), rules)).toEqual({ choice: before, refusal })
  })

  test.each<[string, string, string, object]>([
    ['around a booked one', '07-10', '07-30', booked('07-19')],
    ['the same, picked backwards', '07-30', '07-10', booked('07-19')],
    ['of 366 nights', '07-25', '2027-07-26', { code: 'long' }],
  ])('refuses a stay %s, and begins anew on the free day', (_title, first, second, refusal) => {
    expect(pickDay(choice(first), on(second), rules)).toEqual({
      choice: choice(second),
      refusal,
    })
  })

  test('does not treat days as past before today is known', () => {
    expect(pickDay(NO_CHOICE, day('2026-06-17'), { ...rules, today: null })).toEqual({
      choice: choice('06-17'),
      refusal: null,
    })
  })
})

test.each<[string, Choice, [string, string] | null]>([
  ['from today to the next booked day', choice('06-20'), ['2026-06-18', '2026-07-18']],
  ['for a year where nothing is booked', choice('07-30'), ['2026-07-25', '2027-07-30']],
  ['around a lone check-out, too', choice(null, '07-30'), ['2026-07-25', '2027-07-30']],
  ['nowhere when nothing is picked', NO_CHOICE, null],
  ['nowhere once a stay is whole', choice('06-20', '06-22'), null],
  ['nowhere from an end that was booked since', choice('07-20'), null],
])('a half-picked stay reaches %s', (_title, picked, reach) => {
  expect(reachOf(picked, rules)).toEqual(reach && { from: reach[0], to: reach[1] })
})

test('every day within reach completes a stay, and none beyond it does', () => {
  const half = choice('07-12')
  const reach = reachOf(half, rules)
  for (let offset = -60; offset <= 400; offset += 1) {
    const picked = addDays(day('2026-07-12'), offset)
    const whole = stayOf(pickDay(half, picked, rules).choice) !== null
    const within = reach !== null && reach.from <= picked && picked <= reach.to
    expect([picked, whole]).toEqual([picked, within && offset !== 0])
  }
})

describe('with arrivals on Saturdays', () => {
  const onSaturdays = season('2026-07-01', '2026-08-31', 9_000, 1, { arrivalDays: '6' })
  const asked = { ...rules, prices: { seasons: [onSaturdays], terms: terms() } }
  const arrival = (text: string) => ({ code: 'arrival', weekdays: '6', day: on(text) })
  const [saturday, thursday] = ['07-04', '07-09']

  const [arrived, whole] = [choice(saturday), choice(saturday, thursday)]

  test.each<[string, Choice, string, Choice, object | null]>([
    ['a Saturday begins a stay', NO_CHOICE, saturday, arrived, null],
    ['a Thursday begins none', NO_CHOICE, thursday, NO_CHOICE, arrival(thursday)],
    ['a Thursday may end one', arrived, thursday, whole, null],
    ['a Thursday begins no other after a whole stay', whole, '07-16', whole, arrival('07-16')],
    ['a Thursday before the check-in begins none', arrived, '07-02', arrived, arrival('07-02')],
    ['a Thursday across a booked day begins none', arrived, '07-30', arrived, booked('07-19')],
    ['a check-in on a Thursday gives way', choice(thursday), '07-11', choice('07-11'), null],
    ['a Thursday before the season is free', NO_CHOICE, '06-25', choice('06-25'), null],
  ])('%s', (_title, before, picked, after, refusal) => {
    expect(pickDay(before, on(picked), asked)).toEqual({ choice: after, refusal })
  })

  test('typed dates are checked in the same way', () => {
    expect(problemOfStay(choice(thursday), asked)).toEqual(arrival(thursday))
    expect(problemOfStay(choice(thursday, '07-12'), asked)).toEqual(arrival(thursday))
    expect(problemOfStay(choice(null, thursday), asked)).toBeNull()
    expect(reachOf(choice(thursday), asked)).toBeNull()
  })
})

describe('a minimum stay', () => {
  const prices = {
    seasons: [season('2026-07-01', '2026-07-31', 9_000, 5)],
    terms: terms({ minNights: 2 }),
  }
  const strict = { ...rules, prices }
  const short = (nights: number, first: string) => ({ code: 'short', nights, day: on(first) })

  const [begun, usual] = [choice('07-10'), choice('08-10')]

  test.each<[string, Choice, string, Choice, object | null]>([
    ['is enough', begun, '07-15', choice('07-10', '07-15'), null],
    ['keeps the check-in of too short a stay', begun, '07-12', begun, short(5, '07-15')],
    ['begins anew on an earlier day', choice('07-12'), '07-10', begun, short(5, '07-15')],
    ['is that of the check-in’s season', choice('06-29'), '07-01', choice('06-29', '07-01'), null],
    ['is the usual one outside of every season', usual, '08-11', usual, short(2, '08-12')],
    ['does not outweigh a booked day', choice('07-17'), '07-20', choice('07-17'), booked('07-20')],
  ])('%s', (_title, before, picked, after, refusal) => {
    expect(pickDay(before, on(picked), strict)).toEqual({ choice: after, refusal })
  })

  test('applies to typed dates and to those picked before it was set', () => {
    const picked = choice('07-10', '07-12')

    expect(problemOfStay(picked, strict)).toEqual(short(5, '07-15'))
    expect(problemOfStay(picked, rules)).toBeNull()
  })
})

test.each<[string, Choice, string | null]>([
  ['in a whole stay', choice('07-15', '07-21'), '07-19'],
  ['at its only picked end', choice('07-20'), '07-20'],
  ['at a lone check-out', choice(null, '07-24'), '07-24'],
  ['not in a free stay', choice('07-10', '07-18'), null],
  ['not when nothing is picked', NO_CHOICE, null],
  ['not while a year is being typed', choice('1202-07-10', '07-21'), null],
  ['not in a stay the wrong way round', choice('07-30', '07-10'), null],
])('the booked day among the picked ones is found %s', (_title, picked, found) => {
  expect(problemOfStay(picked, rules)).toEqual(found && booked(found))
})

test('the calendar gets complete dates only', () => {
  expect(choiceOf({ checkIn: '2026-07-10', checkOut: '2026-07' })).toEqual({
    checkIn: '2026-07-10',
    checkOut: null,
  })
})
