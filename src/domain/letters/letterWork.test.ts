import { describe, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import {
  type LetterWish,
  ownLettersWithUnsent,
  readLetterWork,
  type PendingLetter,
  writtenWithUnsent,
} from './letterWork.ts'
import { readOwnLetters } from './ownLetters.ts'
import { readWritten } from './written.ts'

const ADA = 'ada@example.com'
const begun = { entry: '-a', at: 1 }
const mark = {
  letter: 'written',
  about: 'x',
  kind: 'thanks',
  date: day('2027-07-01'),
  language: 'tr',
}
const text = { subject: 'Teşekkür', body: 'Sağ olun.' }
const own = { letter: 'text', kind: 'thanks', language: 'tr', wanted: text, version: 1 }

const unsent = (wish: LetterWish, refusal: PendingLetter['refusal'] = null): PendingLetter => ({
  work: { ...wish, ...begun },
  handed: false,
  refusal,
})

describe('a queued letter’s operation', () => {
  test.each([
    mark,
    { letter: 'unwritten', about: 'x', kind: 'offer' },
    own,
    { ...own, wanted: null },
  ])('is parsed completely: %j', (work) => {
    expect(readLetterWork({ ...work, ...begun })).toEqual({ ...work, ...begun })
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
    expect(readLetterWork(stored)).toBeNull()
  })
})

describe('while operations are pending, the office shows', () => {
  const written = readWritten({ offer: { date: '2027-06-01', language: 'en', by: 'can@x', at: 1 } })
  const waits: LetterWish = {
    letter: 'written',
    about: 'x',
    kind: 'thanks',
    date: day('2027-07-01'),
    language: 'tr',
  }

  test('sent and withdrawn letters to one guest', () => {
    const gone: LetterWish = { letter: 'unwritten', about: 'x', kind: 'offer' }

    expect([...writtenWithUnsent(written, [unsent(waits), unsent(gone)], 'x', ADA)]).toEqual([
      ['thanks', { date: '2027-07-01', language: 'tr', by: ADA }],
    ])
    expect(writtenWithUnsent(written, [unsent(waits)], 'another', ADA)).toEqual(written)
    const refused = unsent(waits, { reason: 'gone', message: '' })
    expect(writtenWithUnsent(written, [refused], 'x', ADA)).toEqual(written)
  })

  test('the own text that was typed last, unless another was stored over it', () => {
    const said = { version: 1, by: 'can@x', at: 1 }
    const stored = readOwnLetters({ thanks: { tr: { subject: 'a', body: 'b', ...said } } })
    const typed: LetterWish = {
      letter: 'text',
      kind: 'thanks',
      language: 'tr',
      wanted: text,
      version: 1,
    }
    const none: LetterWish = { ...typed, wanted: null, version: 2 }
    const thanks = (...works: PendingLetter[]) =>
      ownLettersWithUnsent(stored, works, ADA).of('thanks', 'tr')

    expect(thanks()).toEqual(stored.of('thanks', 'tr'))
    expect(thanks(unsent(typed))).toEqual({ own: text, version: 2, by: ADA })
    expect(thanks(unsent(typed), unsent(none))).toEqual({ own: null, version: 3, by: ADA })
    expect(thanks(unsent({ ...typed, version: 0 }))).toEqual(stored.of('thanks', 'tr'))
    expect(thanks(unsent(typed, { reason: 'changed', message: '' }))).toEqual(
      stored.of('thanks', 'tr'),
    )
    expect(ownLettersWithUnsent(stored, [unsent(typed)], ADA).of('thanks', 'en').own).toBeNull()
  })
})
