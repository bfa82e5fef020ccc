import { expect, test } from 'vitest'
import { type DatabaseClient, newKey, saveIn } from '#db/client.ts'
import { readStoredParts } from '#db/storedParts.ts'
import { changeGuide } from '#domain/guide/guestGuide.ts'
import { readGuide } from '#domain/guide/guide.ts'
import { publishReview, replyToReview } from '#domain/reviews/reviewChange.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { readStayDates, writeStayDates } from '#domain/stay/stayDates.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { draft, failed, openForTwo, REQUEST, REQUEST_IDS } from '#sample/testingSeason.ts'
import { seed } from '#sample/seed.ts'
import { restoreBackup } from './restoreBackup.ts'

const [REQUESTED, ACCEPTED] = REQUEST_IDS
const KEYS = {
  cleaning: 'CCCCCCCCCCCCCCCCCCCCCC',
  account: 'BBBBBBBBBBBBBBBBBBBBBB',
}
const pageKey = (letter: string) => letter.repeat(22)
const signed = { by: DEMO_ACCOUNTS.owner.email, at: 1 }
const account = { iban: 'TR330006100519786457841326', accountHolder: 'Ada' }
const TERMS = { cleaningFee: 0, depositPercent: 30, minNights: 2, sameDayTurnover: false }
const payment = { date: day('2026-01-01'), amount: 2000, method: 'card' } as const

/** The values that differ after a restoration into an empty project. */
const ANEW = [
  // Versions, their log and most signatures are reset.
  /^(versions|log)\//,
  /^(?!payments\/|letterMarks\/|sentLetters\/|.*\/cancellation\/).*\/(version|change|by|at)$/,
  // A backup has no secret addresses, and no state of the caretaker.
  /^(channels|caretaker)\//,
  // A seven-field record comes back converted, with its deposit as a payment.
  /^(reservations|reservationDetails|nights|payments)\/(unconverted|2025-07-01)/,
]

/** A season with every kind of record in each of its states. */
async function openWholeSeason() {
  const season = await openForTwo({
    reservations: {
      unconverted: {
        girisTarihi: '01.07.2025',
        cikisTarihi: '02.07.2025',
        musteriAdi: 'Ada',
        kapora: 100,
        kalan: 0,
        toplamUcret: 100,
        notlar: '',
      },
    },
    requests: {
      [REQUESTED]: {
        ...REQUEST,
        at: 1,
        language: 'tr',
        guests: { adults: 2, children: 1 },
        quote: { total: 9000, deposit: 3000 },
        guestKey: pageKey('r'),
      },
      // Its stay was deleted.
      [ACCEPTED]: { ...REQUEST, at: 1, status: 'accepted', reservationId: 'deleted' },
    },
    settings: {
      keys: KEYS,
      private: { ...account, version: 1, change: 'a' },
    },
    accounts: { [KEYS.account]: account },
    letters: {
      offer: { tr: { subject: 'Konu', body: 'Metin', version: 3, change: 'a', ...signed } },
    },
    prices: {
      seasons: { yaz: { from: '2027-06-01', to: '2027-08-31', perNight: 9000, minNights: 3 } },
      terms: TERMS,
      version: 1,
    },
    versions: { prices: { n: 1, entry: 'a' } },
    log: { prices: { a: { ...signed, verb: 'terms', version: 1 } } },
    channels: { vrbo: { name: 'Vrbo', url: 'https://v.example/c', version: 1, change: 'a' } },
    caretaker: { failing: { vrbo: 1 } },
  })
  const { ada, can, store } = season
  const guide = readGuide({ texts: { tr: { internet: 'Ağ: Defne' } }, version: 0 })
  await saveIn(ada, changeGuide(guide, { version: 0, change: newKey(ada) }, []))

  const coming = await ada.add(draft('2030-01-01', '2030-01-04', { guestKey: pageKey('c') }))
  await can.pay(coming, payment)
  const told = { checkIn: '2030-01-01', checkOut: '2030-01-04', total: 10_000, paid: 2000 }
  await store(`letterMarks/${coming.id}/confirmation`, { ...told, ...signed })
  const letter = { kind: 'confirmation', language: 'tr', how: 'mail', text: 'Bekleriz.', ...signed }
  await store(`sentLetters/${coming.id}/first`, letter)
  await ada.add(draft('2030-02-01', '2030-02-04', { status: 'blocked' }))
  await ada.hold(await can.ask('2030-03-01', '2030-03-04'), '2030-02-01')
  await ada.accept(await can.ask('2030-04-01', '2030-04-04'), draft('2030-04-01', '2030-04-04'))
  await ada.answer(await ada.seeRequest(await can.ask('2030-05-01', '2030-05-04')), {
    status: 'declined',
  })
  await can.ask('2030-06-01', '2030-06-04')
  await store(`guestPages/${pageKey('r')}`, {
    about: REQUESTED,
    version: 0,
    status: 'new',
    checkIn: REQUEST.reservation.checkIn,
    checkOut: REQUEST.reservation.checkOut,
  })

  const off = await ada.add(draft('2030-07-01', '2030-07-04', { guestKey: pageKey('o') }))
  await can.pay(off, payment)
  await can.cancel(await ada.see(off.id), { kept: 500, reason: 'Hastalık' })
  for (const [key, month] of [
    [pageKey('p'), '01'],
    [pageKey('u'), '02'],
  ] as const) {
    const checkOut = day(`2026-${month}-04`)
    await ada.add(draft(`2026-${month}-01`, checkOut, { guestKey: key }))
    const storedWords = { rating: 5, text: 'Güzel', language: 'tr' }
    const review = { ...storedWords, checkOut, at: 1, version: 1 }
    await store(`reviews/${key}`, review)
    if (key !== pageKey('p')) continue
    const id = newKey(ada)
    await saveIn(ada, publishReview({ ...review, key, storedWords }, id))
    await saveIn(ada, replyToReview(id, 'Yine bekleriz'))
  }
  return season
}

/** The same client, killed before its write number `writes + 1`. */
function killedAfter(writes: number, client: DatabaseClient): DatabaseClient {
  let left = writes
  return {
    ...client,
    // Each write begins with its author's address.
    author: () => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return client.author()
    },
  }
}

test.each([0, 3, 9, 20])(
  'a whole season comes back value by value into an empty project, also after %i writes and a kill',
  async (writes) => {
    const { ada, stored, store } = await openWholeSeason()
    const whole = await readStoredParts(ada)
    const unreadable = { x: { girisTarihi: '?' } }
    const reservations = { ...Object(whole.reservations), ...unreadable } as object
    const backup = { ...whole, reservations }
    const before = Object(await stored('')) as object
    for (const path of Object.keys(before)) if (path !== 'admins') await store(path, null)

    await failed(restoreBackup(killedAfter(writes, ada), backup, { dryRun: false }))
    const report = await restoreBackup(ada, backup, { dryRun: false })

    expect(report).toMatchObject({
      refused: ['stays/x (?): it cannot be read'],
      different: [],
    })
    const after = leavesOf(await stored(''))
    const left = leavesOf(before)
    const differing = [...new Set([...left.keys(), ...after.keys()])]
      .filter((path) => left.get(path) !== after.get(path))
      .filter((path) => !ANEW.some((pattern) => pattern.test(path)))
    expect(differing).toEqual([])
  },
)

/** The values of a tree by their paths. */
function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]])
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [
      ...leavesOf(child, path === '' ? key : `${path}/${key}`),
    ]),
  )
}

/** The sample without the records of an earlier site, and with dates as this one writes them. */
function writtenSample(): object {
  const sample = Object(seed('2026-11-28')) as Record<string, unknown>
  const stays = entriesOf(sample['reservations']).flatMap(([id, stored]) => {
    const [read, details] = [readStayDates(stored), getField(sample['reservationDetails'], id)]
    return 'dates' in read && details !== undefined ? [{ id, dates: read.dates, details }] : []
  })
  const cancelled = entriesOf(sample['reservationDetails']).filter(
    ([, details]) => getField(details, 'status') === 'cancelled',
  )
  return {
    ...sample,
    reservations: Object.fromEntries(stays.map(({ id, dates }) => [id, writeStayDates(dates)])),
    reservationDetails: Object.fromEntries([
      ...cancelled,
      ...stays.map(({ id, details }) => [id, details] as const),
    ]),
  }
}

test('the sample’s backup restores an equal database from an empty one, and reports nothing the second time', async () => {
  const { ada, stored, store } = await openForTwo(writtenSample())
  const before = leavesOf(await stored(''))
  const backup = await readStoredParts(ada)
  for (const path of Object.keys(Object(await stored('')) as object))
    if (path !== 'admins') await store(path, null)

  const report = await restoreBackup(ada, backup, { dryRun: false })
  const again = await restoreBackup(ada, backup, { dryRun: false })

  expect(report).toMatchObject({ different: [], refused: [] })
  expect(again).toMatchObject({ added: [], different: [], refused: [] })
  const after = leavesOf(await stored(''))
  const differing = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .filter((path) => !/^(versions|log)\/|\/(version|change)$/.test(path))
  expect(differing).toEqual([])
})
