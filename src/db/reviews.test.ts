import { expect, test } from 'vitest'
import { draft, openForTwo } from '#scripts/sample/season.ts'
import { forgetOver } from './forget.ts'
import { readOwnReview, readPublished, sendReview } from './guestReview.ts'
import { publishOver, withdrawOver } from './reviews.ts'
import { asGuest } from './testingGuest.ts'

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const CIKIS = '2024-12-13'
const WORDS = { rating: 5, text: 'Çok güzeldi.\nTeşekkürler!', name: 'Ada', language: 'tr' }

/** Two owners, and a past guest whose device uses the same backend. */
async function withGuest() {
  const season = await openForTwo()
  asGuest(season.backend)
  const base = await season.ada.add(
    draft('2024-12-10', CIKIS, { guestKey: KEY, usesPayments: true }),
  )
  const about = { checkOut: base.stay.checkOut, seen: null }
  const seen = async () => {
    const review = await readOwnReview(KEY)
    if (!review) throw new Error('Nothing is written')
    return { key: KEY, ...review }
  }
  return { ...season, base, about, seen }
}

test('a guest’s review is readable word for word once an owner publishes it, and no longer when it is withdrawn', async () => {
  const { ada, can, about, seen, unsoundness } = await withGuest()

  expect(await sendReview(KEY, WORDS, about)).toMatchObject({ state: 'kept', review: WORDS })
  expect(await readPublished()).toEqual([])
  await publishOver(ada, await seen())
  expect(await readPublished()).toEqual([
    { id: expect.any(String) as unknown, month: '2024-12', ...WORDS },
  ])
  expect(await unsoundness()).toEqual([])

  const { publishedId: _id, ...unpublished } = await seen()
  await publishOver(can, unpublished)
  expect(await readPublished()).toHaveLength(1)
  expect(
    await sendReview(KEY, { ...WORDS, rating: 1 }, { ...about, seen: await seen() }),
  ).toMatchObject({ state: 'changed', review: WORDS })

  const shown = await seen()
  await Promise.all([withdrawOver(ada, shown), withdrawOver(can, shown)])
  expect(await readPublished()).toEqual([])
  expect(
    await sendReview(KEY, { ...WORDS, rating: 4 }, { ...about, seen: await seen() }),
  ).toMatchObject({ state: 'kept', review: { rating: 4 } })
})

test('nothing is stored under a page that does not exist, a second device does not overwrite the first, and one without a response is not reported as another', async () => {
  const { about } = await withGuest()
  await sendReview(KEY, WORDS, about)

  expect(await sendReview('B'.repeat(22), WORDS, about)).toEqual({ state: 'refused' })
  expect(await sendReview(KEY, WORDS, about)).toMatchObject({ state: 'kept' })
  expect(await sendReview(KEY, { ...WORDS, text: 'Fena değil.' }, about)).toMatchObject({
    state: 'changed',
    review: WORDS,
  })
})

test('an owner does not publish a review that the guest has changed since', async () => {
  const { ada, about, seen } = await withGuest()
  await sendReview(KEY, WORDS, about)
  const first = await seen()
  await sendReview(KEY, { ...WORDS, rating: 2 }, { ...about, seen: first })

  await expect(publishOver(ada, first)).rejects.toMatchObject({ reason: 'changed' })
  expect(await readPublished()).toEqual([])
})

test('removing a person deletes their review, published or not', async () => {
  const { ada, base, about, seen, stored } = await withGuest()
  await sendReview(KEY, WORDS, about)
  await publishOver(ada, await seen())

  await forgetOver(ada, { stay: base.id, requests: [] })

  expect(await Promise.all(['reviews', 'reviewKeys', 'publishedReviews'].map(stored))).toEqual([
    null,
    null,
    null,
  ])
})
