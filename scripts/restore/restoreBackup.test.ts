import { expect, test } from 'vitest'
import { newKey, saveIn } from '#db/client.ts'
import { readStoredParts } from '#db/storedParts.ts'
import { deleteRequest } from '#domain/request/requestChange.ts'
import { day } from '#domain/testing.ts'
import { REQUEST, REQUEST_IDS, draft, openForTwo } from '#sample/testingSeason.ts'
import { restoreBackup } from './restoreBackup.ts'

type Opened = Awaited<ReturnType<typeof openForTwo>>

const [request, other] = REQUEST_IDS
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const IBAN = 'TR330006100519786457841326'
const KEYS = {
  cleaning: 'CCCCCCCCCCCCCCCCCCCCCC',
  guide: 'GGGGGGGGGGGGGGGGGGGGGG',
  account: 'BBBBBBBBBBBBBBBBBBBBBB',
}
const guest = { musteriAdi: 'İpek Işık', phone: '0555 010 20 30', guests: 3, notlar: 'a' }
const SEASON = { from: '2027-06-01', to: '2027-08-31', perNight: 9000, minNights: 3 }
const TERMS = {
  cleaningFee: 0,
  depositPercent: 30,
  minNights: 2,
  sameDayTurnover: false,
  taxPercent: 2,
}
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

/** What is stored, without versions and signatures. */
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
  expect(await restore(season, season.backup)).toMatchObject({ added: [], different: [], same: 2 })
})

test('a season that is lost as a whole comes back, except for what nobody can read', async () => {
  const requests = {
    [request]: { ...REQUEST, language: 'tr', guests: { adults: 2, children: 1 } },
    [other]: { ...REQUEST, status: 'declined' },
  }
  const season = await openWithStay({ requests, settings: { keys: KEYS } })
  const { ada, stored, store } = season
  await ada.cancel(await ada.see(season.stay.id), { kept: 500, reason: 'Hastalık' })
  const mark = { date: '2026-12-01', language: 'tr', by: 'owner@example.com', at: 1 }
  await store(`written/${request}/confirmation`, mark)
  const saved = {
    letters: {
      confirmation: { tr: { subject: 'Konu', body: 'Metin', version: 3, by: 'a', at: 1 } },
    },
    guide: { texts: { tr: { internet: 'Ağ: Defne' } }, version: 2, by: 'a', at: 1 },
    settings: { private: { iban: IBAN, depositDays: 3, version: 4 }, keys: KEYS },
    prices: { seasons: { yaz: SEASON }, terms: TERMS, version: 7 },
  }
  const backup = { ...(await readStoredParts(ada)), ...saved }
  const before = await plainly(season, ...STAY_PATHS, 'requests', 'written')
  for (const path of Object.keys(Object(await stored('')) as object))
    if (path !== 'admins') await store(path, null)
  const broken = {
    ...backup,
    reservations: { ...(backup.reservations as object), x: { girisTarihi: '?' } },
  }

  expect(await restore(season, broken)).toMatchObject({
    different: [],
    refused: ['stays/x (?): it cannot be read'],
  })

  expect(await plainly(season, ...STAY_PATHS, 'requests', 'written')).toEqual(before)
  expect(await plainly(season, 'settings', 'prices')).toMatchObject([
    { private: { iban: IBAN }, keys: KEYS },
    { seasons: { yaz: SEASON }, terms: TERMS },
  ])
  expect(await stored(`guides/${KEYS.guide}`)).toMatchObject({
    texts: { tr: { internet: 'Ağ: Defne' } },
  })
  expect(await stored(`accounts/${KEYS.account}`)).toEqual({ iban: IBAN })
  expect(await stored('letters/confirmation/tr')).toMatchObject({ subject: 'Konu', version: 1 })
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
  const season = await openWithStay({ requests: { [request]: REQUEST } })
  const { can, stay, backup, store, stored } = season
  await can.forget(await can.seeRequest(request), stay)
  await remove(season, stay.id)
  await store('requests', null)

  const { refused } = await restore(season, backup)

  expect(refused).toHaveLength(2)
  expect(JSON.stringify(await stored(''))).not.toContain('İpek')
})

test('a request comes back with its answer, and one without its stay is open again', async () => {
  const season = await openForTwo({ requests: { [request]: REQUEST, [other]: REQUEST } })
  const { ada, can, store, stored } = season
  const { id } = await ada.accept(request, draft('2026-12-10', '2026-12-13'))
  await can.answer(await can.seeRequest(other), { status: 'declined' })
  const backup = await readStoredParts(ada)
  const before = await plainly(season, 'requests')
  await saveIn(can, deleteRequest(await can.seeRequest(other), newKey(can)))
  await store(`requests/${request}`, null)
  await restore(season, backup)
  expect(await plainly(season, 'requests')).toEqual(before)

  await remove(season, id)
  await store(`requests/${request}`, null)
  await restore(season, { ...backup, reservations: null, reservationDetails: null })
  expect(await stored(`requests/${request}/status`)).toBe('new')
})
