import { expect, test } from 'vitest'
import { guessSource } from './planRow.ts'
import { feedEvent } from './testing.ts'

const calendarOf = (...uids: string[]) => ({
  events: uids.map((uid) => feedEvent(uid, '2026-07-01', '2026-07-03')),
  bad: [],
})

test.each([
  ['airbnb', ['1418fb94e984-a@airbnb.com', '1418fb94e984-b@airbnb.com']],
  ['booking', ['a1b2@booking.com', 'x@airbnb.com', 'c3d4@booking.com']],
  ['google', ['7kq@google.com']],
  ['other', ['villa:n1>villa-zeytin', 'b@example.com']],
  ['other', []],
] as const)('recognizes a calendar of %s by its UIDs', (source, uids) => {
  expect(guessSource(calendarOf(...uids))).toBe(source)
})
