import { expect, test } from 'vitest'
import { newKey, saveIn } from '#db/client.ts'
import { readStoredParts } from '#db/storedParts.ts'
import { publishReview, replyToReview } from '#domain/reviews/reviewChange.ts'
import { day } from '#domain/testing.ts'
import { REQUEST, REQUEST_IDS, draft, openForTwo } from '#sample/testingSeason.ts'
import { restoreBackup } from './restoreBackup.ts'

type Opened = Awaited<ReturnType<typeof openForTwo>>

const [request, other] = REQUEST_IDS
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const KEYS = {
  cleaning: 'CCCCCCCCCCCCCCCCCCCCCC',
  account: 'BBBBBBBBBBBBBBBBBBBBBB',
}
const guest = { musteriAdi: 'İpek Işık', phone: '0555 010 20 30', guests: 3, notlar: 'a' }
const payment = { date: day('2026-12-01'), amount: 2000, method: 'card' } as const

async function openWithStay(more: object = {}) {
  const season = await openForTwo(more)
  const stay = await season.ada.add(draft('2027-01-01', '2027-01-04', { ...guest, guestKey: KEY }))
  await season.ada.pay(stay, payment)
  await season.ada.add(draft('2027-02-01', '2027-02-04'))
  return {
    ...season,
    stay: await season.ada.see(stay.id),
    backup: await readStoredParts(season.ada),
  }
}

const restore = ({ ada }: Opened, backup: Parameters<typeof restoreBackup>[1], dryRun = false) =>
  restoreBackup(ada, backup, { dryRun })

/** The stored data, without versions and signatures. */
async function plainly({ stored }: Opened, ...paths: string[]): Promise<unknown> {
  const parts = await Promise.all(paths.map((path) => stored(path)))
  return JSON.parse(
    JSON.stringify(parts, (key, value: unknown) =>
      ['version', 'by', 'at'].includes(key) ? undefined : value,
    ),
  )
}

/** Deletes the stay with its payments. */
async function remove({ can }: Opened, id: string): Promise<void> {
  await can.remove(await can.see(id), await can.seePaid(id))
}

const STAY_PATHS = ['reservations', 'reservationDetails', 'nights', 'payments', 'guestPages']

test('a deleted stay comes back with its nights, payments and page, in a sound season', async () => {
  const season = await openWithStay()
  const before = await plainly(season, ...STAY_PATHS)
  await remove(season, season.stay.id)

  expect(await restore(season, season.backup, true)).toMatchObject({ added: [expect.anything()] })
  expect(await season.stored(`reservations/${season.stay.id}`)).toBeNull()
  expect(await restore(season, season.backup)).toEqual({
    added: [`stays/${season.stay.id} (01.01.2027 İpek Işık)`],
    different: [],
    refused: [],
    same: 1,
  })

  expect(await plainly(season, ...STAY_PATHS)).toEqual(before)
  expect(await restore(season, season.backup)).toMatchObject({ added: [], different: [], same: 3 })
})

test('a record that differs is listed and left as it is', async () => {
  const season = await openWithStay()
  await season.can.edit(season.stay, { notlar: 'b' })

  const report = await restore(season, season.backup)

  expect(report.added).toEqual([])
  expect(report.different).toEqual([
    `stays/${season.stay.id} (01.01.2027 İpek Işık): details/notlar`,
  ])
  expect((await season.ada.see(season.stay.id)).notlar).toBe('b')
})

test('a stay whose nights are taken is refused with its reason', async () => {
  const season = await openWithStay()
  await remove(season, season.stay.id)
  const { id } = await season.can.add(draft('2027-01-02', '2027-01-03'))

  expect(await restore(season, season.backup)).toMatchObject({
    added: [],
    refused: [expect.stringContaining(`the night 2027-01-02 belongs to stays/${id} (Ayşe Yılmaz)`)],
  })
})

test('a removed person is not restored', async () => {
  const season = await openWithStay({ requests: { [request]: { ...REQUEST, at: 1 } } })
  const { can, stay, backup, store, stored } = season
  await can.forget(await can.seeRequest(request), stay)
  await remove(season, stay.id)
  await store('requests', null)

  const { refused } = await restore(season, backup)

  expect(refused).toHaveLength(2)
  expect(JSON.stringify(await stored(''))).not.toContain('İpek')
})

test('requests come back with their answers, also one whose stay was deleted and one whose page was not lost', async () => {
  const requests = {
    [request]: { ...REQUEST, at: 1, guestKey: KEY },
    [other]: { ...REQUEST, at: 1, status: 'accepted', reservationId: 'deleted' },
  }
  const page = { about: request, version: 0, status: 'new' }
  const { checkIn, checkOut } = REQUEST.reservation
  const season = await openForTwo({
    requests,
    guestPages: { [KEY]: { ...page, checkIn, checkOut } },
    log: { deleted: { a: { at: 1, by: 'a', verb: 'delete', version: 2 } } },
    versions: { deleted: { n: 2, entry: 'a' } },
  })
  const backup = await readStoredParts(season.ada)
  const before = await plainly(season, 'requests', 'guestPages')
  await season.store('requests', null)

  expect(await restore(season, backup)).toMatchObject({ refused: [] })

  expect(await plainly(season, 'requests', 'guestPages')).toEqual(before)
})

const WORDS = { rating: 5, text: 'Çok güzel', language: 'tr', checkOut: '2026-01-04', at: 1 }

/** A season with a stay whose guest's review is published with a reply. */
async function openWithReview() {
  const season = await openForTwo()
  const stay = await season.ada.add(draft('2026-01-01', '2026-01-04', { ...guest, guestKey: KEY }))
  const [words, id] = [{ ...WORDS, version: 1 }, newKey(season.ada)]
  await season.store(`reviews/${KEY}`, words)
  const { rating, text, language } = WORDS
  const storedWords = { rating, text, language }
  const review = { ...words, checkOut: day('2026-01-04'), key: KEY, storedWords }
  await saveIn(season.ada, publishReview(review, id))
  await saveIn(season.ada, replyToReview(id, 'Yine bekleriz'))
  return { ...season, stay, id, backup: await readStoredParts(season.ada) }
}

test.each([
  ['of a stay that is there', false, ['reviews', 'reviewKeys', 'publishedReviews']],
  ['of a stay that is gone', true, ['reviews', 'reviewKeys', 'publishedReviews']],
  ['that is lost alone', false, ['publishedReviews']],
])('a published review %s comes back with its reply', async (_what, isGone, lost) => {
  const season = await openWithReview()
  if (isGone) await remove(season, season.stay.id)
  const backup = await readStoredParts(season.ada)
  const before = await plainly(season, ...lost)
  for (const path of lost) await season.store(path, null)

  expect(await restore(season, backup)).toMatchObject({ refused: [] })

  expect(await plainly(season, ...lost)).toEqual(before)
  expect(await restore(season, backup)).toMatchObject({ added: [], different: [], refused: [] })
})

test('seven-field records with the keys 1 and 2 come back converted, each with its deposit', async () => {
  const season = await openForTwo()
  const record = { musteriAdi: 'Ada', kapora: 100, kalan: 0, toplamUcret: 100, notlar: '' }
  const backup = {
    ...(await readStoredParts(season.ada)),
    reservations: [
      null,
      { ...record, girisTarihi: '01.07.2025', cikisTarihi: '02.07.2025' },
      { ...record, girisTarihi: '03.07.2025', cikisTarihi: '04.07.2025' },
    ],
  }

  expect((await restore(season, backup)).added).toHaveLength(2)

  expect(await season.stored('reservationDetails/1')).toMatchObject({ musteriAdi: 'Ada' })
  for (const id of ['1', '2'])
    expect(await season.ada.seePaid(id)).toMatchObject([
      { amount: 100, date: `2025-07-0${id === '1' ? 1 : 3}` },
    ])
})

test('a record under a key that the database cannot have is left, and the others come back', async () => {
  const season = await openForTwo({ settings: { keys: KEYS } })
  const letter = { subject: 'Konu', body: 'Metin', version: 1, by: 'a', at: 1 }
  const backup = {
    ...(await readStoredParts(season.ada)),
    letters: { 'a.b': { tr: letter }, offer: { tr: letter } },
  }

  expect(await restore(season, backup)).toMatchObject({
    added: ['letters/offer/tr'],
    refused: [expect.stringMatching(/^letters\/a\.b\/tr: /)],
  })
})
