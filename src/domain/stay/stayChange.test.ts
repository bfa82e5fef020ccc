import { expect, test } from 'vitest'
import { readStayLog } from './stayChange.ts'

const entry = { at: 1, by: 'owner@example.com', verb: 'edit', version: 2 }

test('a stay’s changes are listed newest first, each field with both values', () => {
  const log = readStayLog([
    [
      'a',
      {
        ...entry,
        changes: {
          cikisTarihi: { before: '14.08.2026', after: '15.08.2026' },
          kapora: { after: 0 },
        },
      },
    ],
    ['b', { ...entry, at: 2, changes: { notlar: { after: true } } }],
  ])

  expect(log.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(log[0]?.steps).toEqual([{ name: 'notlar', before: undefined, after: undefined }])
  expect(log[1]?.steps).toEqual([
    { name: 'cikisTarihi', before: '2026-08-14', after: '2026-08-15' },
    { name: 'kapora', before: undefined, after: 0 },
  ])
})

test('what is no entry is left out', () => {
  expect(
    readStayLog([
      ['last', 'a'],
      ['c', { ...entry, verb: 'wipe' }],
      ['d', null],
    ]),
  ).toEqual([])
})
