import { expect, test } from 'vitest'
import { readQueuedChange } from '#domain/queuedChange.ts'
import { editOfGuide, guideWithPending, mergeGuides } from '#domain/pendingTexts.ts'
import { readGuide } from './guide.ts'

const ADA = 'ada@example.com'
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
