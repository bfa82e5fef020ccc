import { expect, test } from 'vitest'
import { readPriceLog } from './priceChange.ts'
import { season, terms } from './testing.ts'
import { seasonFields } from './season.ts'
import { writeFields } from '#domain/record.ts'

const { id: _, ...summer } = season('2027-06-01', '2027-08-31', 9000)
const stored = writeFields(seasonFields, summer)
const dearer = { ...stored, perNight: 9500 }
const entry = { at: 1, by: 'owner@example.com' }

test('changes of the prices are listed newest first, each season with both versions', () => {
  const log = readPriceLog([
    ['a', { ...entry, changes: { s: { after: stored } } }],
    ['b', { ...entry, at: 2, changes: { s: { before: stored, after: dearer } } }],
    ['c', { ...entry, at: 3, changes: { s: { before: dearer } } }],
  ])

  expect(log.map(({ id, at, by, terms }) => [id, at, by, terms])).toEqual([
    ['c', 3, 'owner@example.com', null],
    ['b', 2, 'owner@example.com', null],
    ['a', 1, 'owner@example.com', null],
  ])
  expect(log.map(({ seasons }) => seasons)).toEqual([
    [{ before: { ...summer, perNight: 9500 }, after: null }],
    [{ before: summer, after: { ...summer, perNight: 9500 } }],
    [{ before: null, after: summer }],
  ])
})

test('new terms are listed with the old ones, if any', () => {
  const log = readPriceLog([
    ['a', { ...entry, changes: { terms: { after: terms({ cleaningFee: 500 }) } } }],
    [
      'b',
      {
        ...entry,
        at: 2,
        changes: { terms: { before: terms({ cleaningFee: 500 }), after: terms() } },
      },
    ],
  ])

  expect(log.map(({ terms: step, seasons }) => [step, seasons])).toEqual([
    [{ before: terms({ cleaningFee: 500 }), after: terms() }, []],
    [{ before: null, after: terms({ cleaningFee: 500 }) }, []],
  ])
})

test.each([
  ['a text', 'last'],
  ['one without its time', { by: 'owner@example.com', changes: {} }],
  ['one without its owner', { at: 1, changes: {} }],
])('leaves out an entry that is no change: %s', (_, value) => {
  expect(readPriceLog([['x', value]])).toEqual([])
})
