import { expect, test } from 'vitest'
import { newKey, read, saveIn } from '#db/client.ts'
import { changeGuide } from '#domain/guide/guestGuide.ts'
import { readGuide } from '#domain/guide/guide.ts'
import { publishReview, replyToReview } from '#domain/reviews/reviewChange.ts'
import { agreement, day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { rules } from '#rules/rules.ts'
import { draft, openForTwo, REQUEST, REQUEST_IDS } from '#sample/testingSeason.ts'
import { seed } from '#sample/seed.ts'
import { storedDataChecks } from './storedData.ts'

const [REQUESTED, ACCEPTED] = REQUEST_IDS
const KEYS = {
  cleaning: 'CCCCCCCCCCCCCCCCCCCCCC',
  account: 'BBBBBBBBBBBBBBBBBBBBBB',
}
const pageKey = (letter: string) => letter.repeat(22)
const signed = { by: DEMO_ACCOUNTS.owner.email, at: 1 }
const account = { accountNumber: 'TR330006100519786457841326', accountHolder: 'Ada' }
const TERMS = {
  cleaningFee: 0,
  depositPercent: 30,
  minNights: 2,
  sameDayTurnover: false,
  taxPercent: 0,
  taxPaid: 'included',
}
const payment = { date: day('2026-01-01'), amount: 2000, method: 'card' } as const

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
        asked: {
          ...REQUEST.asked,
          guests: { adults: 2, children: 1 },
          quote: { total: 9000, deposit: 3000 },
        },
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

  const coming = await ada.add(
    draft('2030-01-01', '2030-01-04', { guestKey: pageKey('c'), agreement: agreement() }),
  )
  await can.pay(await can.see(coming.id), payment)
  const told = { checkIn: '2030-01-01', checkOut: '2030-01-04', total: 10_000, paid: 2000 }
  await store(`letterMarks/${coming.id}/confirmation`, { ...told, ...signed })
  const letter = { kind: 'confirmation', language: 'tr', how: 'mail', text: 'Bekleriz.', ...signed }
  await store(`sentLetters/${coming.id}/first`, letter)
  await store(`earlier/${coming.id}/add1`, { notlar: 'Köpeği var', ...signed })
  await ada.add(draft('2030-02-01', '2030-02-04', { status: 'blocked' }))
  await ada.hold(await can.ask('2030-03-01', '2030-03-04'), '2030-02-01')
  await ada.accept(await can.ask('2030-04-01', '2030-04-04'), draft('2030-04-01', '2030-04-04'))
  await ada.answer(await ada.seeRequest(await can.ask('2030-05-01', '2030-05-04')), {
    status: 'declined',
  })
  await can.ask('2030-06-01', '2030-06-04')

  await ada.remove(await ada.add(draft('2030-08-01', '2030-08-04', { guestKey: pageKey('g') })))
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

test('a backup imported at the root or path by path is the same database, in which the doctor finds nothing', async () => {
  const { ada, can, stored, store } = await openWholeSeason()
  const before = JSON.stringify(await stored(''))
  const backup = JSON.stringify(await read(ada, '/'))
  const paths = Object.entries(Object(JSON.parse(backup)) as object)

  await store('', null)
  await store('', JSON.parse(backup))
  expect(JSON.stringify(await stored(''))).toBe(before)
  expect(await storedDataChecks(ada, false)).toMatchObject([{ mark: '✓' }])

  for (const [path] of paths) await store(path, null)
  expect(await stored('')).toBeNull()
  for (const [path, value] of paths) await store(path, value)
  expect(JSON.stringify(await stored(''))).toBe(before)
  expect(await storedDataChecks(can, false)).toMatchObject([{ mark: '✓' }])
})

test('the season has something of every path', async () => {
  const { stored } = await openWholeSeason()

  const paths = Object.keys(rules).filter((path) => !path.startsWith('.'))
  expect(Object.keys(Object(await stored('')) as object).toSorted()).toEqual(paths.toSorted())
})

test('the sample’s backup, too, is the same database', async () => {
  const { ada, stored, store } = await openForTwo(Object(seed('2026-11-28')) as object)
  const before = JSON.stringify(await stored(''))
  const backup = await read(ada, '/')

  await store('', null)
  await store('', backup)

  expect(JSON.stringify(await stored(''))).toBe(before)
})
