import { expect, test } from 'vitest'
import { OPEN_REQUEST } from '#domain/request/testing.ts'
import { PART_NAMES, type StoredParts, writeBackup, readBackup } from './backup.ts'

const ORIGIN = { villa: 'Villa Defne', project: 'demo-villa', madeAt: '2026-11-22T08:00:00.000Z' }

const PARTS = {
  ...Object.fromEntries(PART_NAMES.map((part) => [part, null])),
  requests: { '-Oabcdefghijklmnopqr': { ...OPEN_REQUEST, language: 'tr' } },
} as StoredParts

const FILE = writeBackup(ORIGIN, PARTS)

const changed = (more: object) => JSON.stringify({ ...Object(JSON.parse(FILE)), ...more })

test('a backup is read as it was written, also with a byte order mark', () => {
  const backup = { ...ORIGIN, parts: PARTS }

  expect(readBackup(FILE)).toEqual({ backup })
  expect(readBackup(`\uFEFF${FILE}`)).toEqual({ backup })
})

test('an array, as which the database sends the keys 1 and 2, is read under these keys', () => {
  const parts = { ...PARTS, reservations: [null, { musteriAdi: 'Ada' }, { musteriAdi: 'Can' }] }

  expect(readBackup(writeBackup(ORIGIN, parts))).toMatchObject({
    backup: { parts: { reservations: { 1: { musteriAdi: 'Ada' }, 2: { musteriAdi: 'Can' } } } },
  })
})

test('a path that a backup does not have is empty, because it is newer', () => {
  const backup = { ...ORIGIN, parts: { ...PARTS, requests: null } }

  expect(readBackup(changed({ requests: undefined }))).toEqual({ backup })
})

test.each([
  ['an empty file', '', 'notJson'],
  ['a file without its end', FILE.slice(0, -20), 'notJson'],
  ['an encrypted file', 'age-encryption.org/v1\n-> X25519', 'encrypted'],
  ['another file', '{"kind":"else"}', 'notOurs'],
  ['a part that is no collection', changed({ prices: 'none' }), 'broken'],
  ['a day that is none', changed({ madeAt: 'today' }), 'broken'],
])('%s is refused', (_what, text, problem) => {
  expect(readBackup(text)).toEqual({ problem })
})
