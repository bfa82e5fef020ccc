import { expect, test } from 'vitest'
import { type GuideWords, readGuide } from '#domain/guide/guide.ts'
import { guideToRecover } from './compareGuide.ts'

const words = (keys: string): GuideWords => ({ texts: { tr: { keys } }, photos: {} })
const stored = (keys: string) =>
  readGuide({ ...words(keys), version: 4, by: 'ada@example.com', at: 1 })

test('a different guide is restored over the stored one', () => {
  const wanted = words('Kutuda.')

  expect(guideToRecover({ guide: wanted }, readGuide(null))).toEqual({
    wanted,
    base: { texts: {}, photos: {} },
    version: 0,
  })
  expect(guideToRecover({ guide: wanted }, stored('Komşuda.'))).toEqual({
    wanted,
    base: words('Komşuda.'),
    version: 4,
  })
})

test('an equal, empty or invalid guide is not restored', () => {
  expect(guideToRecover({ guide: null }, readGuide(null))).toBeNull()
  expect(guideToRecover({ guide: { texts: { tr: {} }, photos: {} } }, stored('x'))).toBeNull()
  expect(guideToRecover({ guide: words('Kutuda.') }, stored('Kutuda.'))).toBeNull()
  expect(guideToRecover({ guide: words('x'.repeat(2001)) }, readGuide(null))).toBeNull()
  const elsewhere = { ...words('x'), photos: { arrival: 'https://example.com' } }
  expect(guideToRecover({ guide: elsewhere }, readGuide(null))).toBeNull()
})
