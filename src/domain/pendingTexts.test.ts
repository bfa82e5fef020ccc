import { describe, expect, test } from 'vitest'
import { readQueuedChange } from '#domain/queuedChange.ts'
import { day } from '#domain/testing.ts'
import {
  type LetterOperation,
  ownLettersWithUnsent,
  writtenWithUnsent,
  editOfGuide,
  guideWithPending,
  mergeGuides,
} from '#domain/pendingTexts.ts'
import { readOwnLetters } from '#domain/letters/ownLetters.ts'
import { readWritten } from '#domain/letters/due.ts'
import { readGuide } from './guide/guide.ts'

const ADA = 'ada@example.com'
const begun = { of: 'letter', entry: '-a', at: 1 }
const mark = {
  letter: 'written',
  about: 'x',
  kind: 'thanks',
  date: day('2027-07-01'),
  language: 'tr',
} as const satisfies LetterOperation
const text = { subject: 'Teşekkür', body: 'Sağ olun.' }
const own = { letter: 'text', kind: 'thanks', language: 'tr', wanted: text, version: 1 } as const

describe('a queued letter’s operation', () => {
  test.each([
    mark,
    { letter: 'unwritten', about: 'x', kind: 'offer' },
    own,
    { ...own, wanted: null },
  ])('is parsed completely: %j', (work) => {
    expect(readQueuedChange({ ...work, ...begun })).toEqual({ ...work, ...begun })
  })

  test.each([
    mark,
    { ...mark, ...begun, kind: 'invoice' },
    { ...mark, ...begun, date: '2027-02-30' },
    { ...mark, ...begun, more: 1 },
    { ...own, ...begun, wanted: { ...text, more: 'x' } },
    { ...own, ...begun, language: 'Turkish' },
    { verb: 'add', ...begun },
    'x',
  ])('is invalid with missing or unknown fields: %j', (stored) => {
    expect(readQueuedChange(stored)).toBeNull()
  })
})

describe('while operations are pending, the office shows', () => {
  const written = readWritten({ offer: { date: '2027-06-01', language: 'en', by: 'can@x', at: 1 } })

  test('sent and withdrawn letters to one guest', () => {
    const gone: LetterOperation = { letter: 'unwritten', about: 'x', kind: 'offer' }

    expect([...writtenWithUnsent(written, [mark, gone], 'x', ADA)]).toEqual([
      ['thanks', { date: '2027-07-01', language: 'tr', by: ADA }],
    ])
    expect(writtenWithUnsent(written, [mark], 'another', ADA)).toEqual(written)
  })

  test('the own text that was typed last, unless another was stored over it', () => {
    const said = { version: 1, by: 'can@x', at: 1 }
    const stored = readOwnLetters({ thanks: { tr: { subject: 'a', body: 'b', ...said } } })
    const typed: LetterOperation = own
    const none: LetterOperation = { ...typed, wanted: null, version: 2 }
    const thanks = (...works: LetterOperation[]) =>
      ownLettersWithUnsent(stored, works, ADA).of('thanks', 'tr')

    expect(thanks()).toEqual(stored.of('thanks', 'tr'))
    expect(thanks(typed)).toEqual({ own: text, version: 2, by: ADA })
    expect(thanks(typed, none)).toEqual({ own: null, version: 3, by: ADA })
    expect(thanks({ ...typed, version: 0 })).toEqual(stored.of('thanks', 'tr'))
    expect(ownLettersWithUnsent(stored, [typed], ADA).of('thanks', 'en').own).toBeNull()
  })
})

const words = (tr: object, en: object = {}, photos: object = {}) => ({ texts: { tr, en }, photos })
const stored = readGuide({ ...words({ keys: 'Kutuda' }), version: 2, by: 'can@example.com' })
const edit = editOfGuide(stored, words({ keys: 'Komşuda' }))

test('a queued change of the guide is parsed, and shown over the stored one', () => {
  const work = { of: 'guide', entry: '-a', at: 1, ...edit }

  expect(readQueuedChange(structuredClone(work))).toEqual(work)
  expect(readQueuedChange({ ...work, wanted: words({ garden: 'x' }) })).toBeNull()
  expect(guideWithPending(stored, [edit], ADA)).toEqual({ ...edit.wanted, version: 3, by: ADA })
  const later = { ...stored, version: 3 }
  expect(guideWithPending(later, [edit], ADA)).toBe(later)
})

test('two changes are merged by section, language and photograph', () => {
  const base = words({ keys: 'Kutuda' }, {}, { keys: 'garden/1' })
  const theirs = words({ keys: 'Kutuda', arrival: 'D400' }, {}, { keys: 'garden/2' })
  const mine = words({ keys: 'Komşuda' }, { keys: 'Next door' }, { keys: 'garden/1' })

  expect(mergeGuides(base, theirs, mine)).toEqual({
    merged: words(
      { keys: 'Komşuda', arrival: 'D400' },
      { keys: 'Next door' },
      { keys: 'garden/2' },
    ),
    clashes: [],
  })
  expect(mergeGuides(base, words({ keys: 'Kapıcıda' }), mine).clashes).toEqual(['keys'])
})
