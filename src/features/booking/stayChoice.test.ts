import { describe, expect, test } from 'vitest'
import { bookedDayOf, type Choice, NO_CHOICE, pickDay, type StayRules } from './stayChoice.ts'
import { day } from '#domain/testing.ts'

const rules: StayRules = {
  today: day('2026-06-18'),
  availability: [
    { from: day('2026-06-01'), to: day('2026-06-10') },
    { from: day('2026-07-19'), to: day('2026-07-24') },
  ],
}

function choice(checkIn: string | null, checkOut: string | null = null): Choice {
  return {
    checkIn: checkIn === null ? null : day(checkIn),
    checkOut: checkOut === null ? null : day(checkOut),
  }
}

describe('picking a day', () => {
  test.each<[string, Choice, string, Choice]>([
    ['begins a stay', NO_CHOICE, '2026-07-10', choice('2026-07-10')],
    ['may begin today', NO_CHOICE, '2026-06-18', choice('2026-06-18')],
    ['ends it', choice('2026-07-10'), '2026-07-15', choice('2026-07-10', '2026-07-15')],
    ['may come first', choice('2026-07-15'), '2026-07-10', choice('2026-07-10', '2026-07-15')],
    [
      'fits a typed check-out',
      choice(null, '2026-07-15'),
      '2026-07-10',
      choice('2026-07-10', '2026-07-15'),
    ],
    [
      'begins anew after a whole stay',
      choice('2026-07-10', '2026-07-15'),
      '2026-07-12',
      choice('2026-07-12'),
    ],
    [
      'may touch a booked stay',
      choice('2026-07-10'),
      '2026-07-18',
      choice('2026-07-10', '2026-07-18'),
    ],
    [
      'replaces an end that was booked since',
      choice('2026-07-20'),
      '2026-07-10',
      choice('2026-07-10'),
    ],
    ['replaces an end that is past', choice('2026-06-12'), '2026-07-10', choice('2026-07-10')],
  ])('%s', (_title, before, picked, after) => {
    expect(pickDay(before, day(picked), rules)).toEqual(after)
  })

  test.each<[string, Choice, string, object]>([
    ['a past day', NO_CHOICE, '2026-06-17', { code: 'past' }],
    ['a booked day', NO_CHOICE, '2026-07-19', { code: 'booked', day: '2026-07-19' }],
    [
      'a booked day as the end',
      choice('2026-07-10'),
      '2026-07-24',
      { code: 'booked', day: '2026-07-24' },
    ],
    ['the same day twice', choice('2026-07-10'), '2026-07-10', { code: 'order' }],
    [
      'a stay around a booked one',
      choice('2026-07-10'),
      '2026-07-30',
      { code: 'booked', day: '2026-07-19' },
    ],
    [
      'the same, picked backwards',
      choice('2026-07-30'),
      '2026-07-10',
      { code: 'booked', day: '2026-07-19' },
    ],
  ])('refuses %s', (_title, before, picked, refusal) => {
    expect(pickDay(before, day(picked), rules)).toEqual(refusal)
  })

  test('does not look for the past on a page that does not know today yet', () => {
    expect(pickDay(NO_CHOICE, day('2026-06-17'), { ...rules, today: null })).toEqual(
      choice('2026-06-17'),
    )
  })
})

test.each<[string, Choice, string | null]>([
  ['in a whole stay', choice('2026-07-15', '2026-07-21'), '2026-07-19'],
  ['at its only picked end', choice('2026-07-20'), '2026-07-20'],
  ['at a lone check-out', choice(null, '2026-07-24'), '2026-07-24'],
  ['not in a free stay', choice('2026-07-10', '2026-07-18'), null],
  ['not when nothing is picked', NO_CHOICE, null],
  [
    'not while a year is being typed and the stay begins long ago',
    choice('1202-07-10', '2026-07-21'),
    null,
  ],
  ['not in a stay the wrong way round', choice('2026-07-30', '2026-07-10'), null],
])('the booked day among the picked ones is found %s', (_title, picked, booked) => {
  expect(bookedDayOf(picked, rules)).toBe(booked)
})
