import { expect, test } from 'vitest'
import { day, CONTEXT } from '#domain/testing.ts'
import { eraseReview, withdrawReview } from './reviewChange.ts'

const review = {
  key: 'AAAAAAAAAAAAAAAAAAAAAA',
  rating: 5,
  text: 'Çok güzeldi.',
  language: 'tr',
  checkOut: day('2026-07-13'),
  version: 1,
  at: 0,
}
const published = { 'publishedReviews/p': null, 'reviewKeys/p': null }

test('a withdrawn review is no longer public, and its guest can change it', () => {
  expect(withdrawReview(review, 'p').writes('ada', CONTEXT)).toEqual({
    [`reviews/${review.key}/publishedId`]: null,
    ...published,
  })
})

test.each([
  ['an unpublished review', review, {}],
  ['a published review with its public copy', { ...review, publishedId: 'p' }, published],
])('erases %s', (_, stored, more) => {
  expect(eraseReview(stored).writes('ada', CONTEXT)).toEqual({
    [`reviews/${review.key}`]: null,
    ...more,
  })
})
