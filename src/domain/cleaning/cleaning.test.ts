import { expect, test } from 'vitest'
import { CONTEXT, day } from '#domain/testing.ts'
import { reservation } from '#office/shared/testing.ts'
import { changeCleaningKey } from './changeCleaningKey.ts'
import {
  cleaningDays,
  cleaningEntry,
  cleaningWrites,
  findCleaningProblems,
  readCleaningList,
  readCleaning,
} from './cleaning.ts'

const TODAY = day('2026-07-10')
const KEY = 'cleaner000000000000000'

const LIST = { key: KEY, today: TODAY, ended: [] }

const ayse = reservation({ id: 'a', checkIn: '03.07.2026', checkOut: '12.07.2026', phone: '+90 5' })
const mehmet = reservation({
  id: 'b',
  checkIn: '12.07.2026',
  checkOut: '20.07.2026',
  musteriAdi: 'Mehmet Ali Kaya',
  guests: 4,
  arrivalTime: '14:30',
  cot: true,
  houseNotes: 'Yastık alerjisi',
})
const closed = reservation({
  id: 'c',
  checkIn: '21.07.2026',
  checkOut: '22.07.2026',
  status: 'blocked',
})
const late = reservation({ id: 'd', checkIn: '24.07.2026', checkOut: '28.07.2026' })
const over = reservation({ id: 'e', checkIn: '01.06.2026', checkOut: '05.06.2026' })

const MEHMET = {
  checkIn: '2026-07-12',
  checkOut: '2026-07-20',
  guest: 'Mehmet',
  arrivalTime: '14:30',
  guests: 4,
  cot: true,
  houseNotes: 'Yastık alerjisi',
}

test('lists who leaves and arrives in the next two weeks, with first names and no amounts', () => {
  const entries = [ayse, mehmet, closed, late].flatMap((stay) => cleaningEntry(stay) ?? [])
  const [first] = entries

  expect(cleaningDays(entries, TODAY)).toEqual([
    { date: '2026-07-12', leaves: first, arrives: MEHMET },
    { date: '2026-07-20', leaves: MEHMET },
  ])
  expect(first).toEqual({ checkIn: '2026-07-03', checkOut: '2026-07-12', guest: 'Ayşe' })
})

test('a save writes nothing for an unchanged entry, closed days or a list without a key', () => {
  expect(cleaningWrites('b', null, mehmet, LIST)).toEqual({ [`cleanings/${KEY}/b`]: MEHMET })
  expect(cleaningWrites('b', mehmet, { ...mehmet, kapora: 1 }, LIST)).toEqual({})
  expect(cleaningWrites('b', null, closed, LIST)).toEqual({})
  expect(cleaningWrites('e', null, over, LIST)).toEqual({})
  expect(cleaningWrites('b', null, mehmet, undefined)).toEqual({})
})

test('a save removes the stays that ended more than three days ago', () => {
  const entry = { checkIn: '2026-07-01', guest: 'Ada' }
  const stored = {
    a: { ...entry, checkOut: '2026-07-06' },
    b: { ...entry, checkOut: '2026-07-07' },
  }

  const list = readCleaningList(KEY, stored, TODAY)

  expect(cleaningWrites('c', null, mehmet, list)).toEqual({
    [`cleanings/${KEY}/a`]: null,
    [`cleanings/${KEY}/c`]: MEHMET,
  })
})

test('finds a withdrawn list, and entries that are over, unknown, missing or not as their stays are', () => {
  const listed = {
    b: { ...MEHMET, guest: 'Can' },
    e: { ...MEHMET, checkOut: '2026-06-05' },
    x: MEHMET,
  }
  const stays = [over, mehmet, late]

  expect(findCleaningProblems({ former: {}, [KEY]: listed }, KEY, stays, TODAY)).toEqual([
    "the cleaner's list former has been withdrawn",
    "e has ended, and is on the cleaner's list",
    "x is on the cleaner's list, and no stay",
    `cleanings/${KEY}/b is not as its stay is`,
    `cleanings/${KEY}/d is not as its stay is`,
  ])
})

test('a new key has every stay that is not over, and the former list goes', () => {
  const stays = [over, ayse, mehmet, closed, late]
  const change = changeCleaningKey({ key: KEY, former: 'former', stays, today: TODAY })

  const writes = change.writes('ada', CONTEXT)
  expect(Object.keys(writes)).toEqual([
    'settings/keys/cleaning',
    'cleanings/former',
    ...['a', 'b', 'd'].map((id) => `cleanings/${KEY}/${id}`),
  ])
  expect(readCleaning({ b: writes[`cleanings/${KEY}/b`], x: { guest: 5 } })).toEqual([MEHMET])
})
