import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { choicesAt } from '#domain/caretaker/choices.ts'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { sendChoices } from '#db/caretakerWriter.ts'
import { sendChannel } from '#db/channelWriter.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { draft } from '#scripts/sample/season.ts'
import type { SmtpError } from './mail/testingMail.ts'
import { EVENING, HOUR, MINUTE, MORNING, openTelling } from './testingLook.ts'
import { listen } from './testingServers.ts'

const { owner, coowner } = DEMO_ACCOUNTS

test('a request shows its price, the stays with its nights, and its rivals', async () => {
  const { ada, arrived, look, store } = await openTelling()
  await store('prices', {
    seasons: { a: { from: '2026-12-01', to: '2026-12-31', perNight: 5000, minNights: 2 } },
    terms: { cleaningFee: 1000, depositPercent: 30, minNights: 1, sameDayTurnover: false },
  })
  await ada.add(draft('2026-12-12', '2026-12-16', { musteriAdi: 'Can Öztürk' }))
  await ada.ask('2026-12-09', '2026-12-11')
  await ada.ask('2026-12-10', '2026-12-13')

  await look(EVENING)

  const text = arrived.find(({ subject }) => subject?.includes('10.12.2026 –'))?.text
  expect(text).toContain('Günler: 10.12.2026 – 13.12.2026 (3 gece)')
  expect(text).toContain('Fiyatlara göre: ₺16.000; kaporası ₺4.800')
  expect(text).toContain('Bu geceler dolu: Can Öztürk, 12.12.2026 – 16.12.2026')
  expect(text).toContain('Aynı geceleri isteyen başka talep: Ayşe Yılmaz, 09.12.2026 – 11.12.2026')
})

test('an owner’s choices apply to that owner only: notifications and language', async () => {
  const { ada, can, arrived, look } = await openTelling({}, [owner.email, coowner.email])
  const mine = choicesAt(owner.email, [], 'en')
  const theirs = choicesAt(coowner.email, [], 'tr')
  await sendChoices(ada, owner.uid, { base: mine, wanted: mine })
  await sendChoices(can, coowner.uid, { base: theirs, wanted: { ...theirs, request: false } })
  await ada.ask('2026-12-10', '2026-12-13')

  await look(EVENING)

  expect(arrived.map(({ subject, receivers }) => [subject, receivers])).toEqual([
    ['New request: Ayşe Yılmaz, 10 Dec 2026 – 13 Dec 2026', [owner.email]],
  ])
  expect(arrived[0]?.text).toContain('E-mail: ayse@example.com')
})

test('an error is reported once while it lasts, and again when it returns', async () => {
  const answers = { calendar: calendarOf(eventOf('a', '20261210', '20261214', 'Reserved')) }
  const port = await listen(
    createServer((_, response) => {
      if (answers.calendar === '') response.writeHead(500)
      response.end(answers.calendar)
    }),
  )
  const { ada, look, news, store, kept, unsoundness } = await openTelling()
  const wanted = { name: 'Vrbo', url: `http://127.0.0.1:${port}/a.ics` }
  await sendChannel(ada, { channel: 'add', id: 'vrbo', wanted })
  const own = await ada.add(draft('2026-12-12', '2026-12-16'))
  await store('reservations/odd', { girisTarihi: 'yarın', cikisTarihi: 'öbür gün' })

  expect(await look(EVENING)).toBe(true)
  await look(EVENING + 5 * MINUTE)
  expect(news()).toEqual(['Bakmanız gereken bir şey var'])

  answers.calendar = ''
  await look(EVENING + HOUR)
  await look(EVENING + 6 * HOUR)
  expect(news()).toEqual([])
  await look(EVENING + 7 * HOUR)
  await look(EVENING + 8 * HOUR)
  expect(news()).toEqual(['Okunamayan kanallar'])

  await ada.remove(own)
  answers.calendar = calendarOf(eventOf('a', '20261210', '20261214', 'Reserved'))
  await look(EVENING + 9 * HOUR)
  expect([...(await kept()).failing]).toEqual([])
  answers.calendar = calendarOf(eventOf('b', '20261220', '20261224', 'Reserved'))
  await ada.add(draft('2026-12-21', '2026-12-22'))
  await look(EVENING + 10 * HOUR)

  expect(news()).toEqual(['Aynı geceler iki kez satılmış'])
  await store('reservations/odd', null)
  expect(await unsoundness()).toEqual([])
})

test('a dry run prints its notifications without names', async () => {
  const { ada, arrived, look, said, kept } = await openTelling()
  await ada.ask('2026-12-10', '2026-12-13')

  await look(EVENING, { dryRun: true })

  expect(said).toEqual([
    'There are no channels; owners enter them at /admin/tools.',
    'No calendar.ics: CARETAKER_CALENDAR_DIR is not set.',
    'The mail server answers.',
    'Would write to an owner: request (1)',
  ])
  expect(arrived).toEqual([])
  expect((await kept()).look).toBeNull()
})
describe('the daily list', () => {
  test('is not sent for a day without events', async () => {
    const { look, news, postbox } = await openTelling()

    await look(MORNING)

    expect(news()).toEqual([])
    expect([...((await postbox())?.told.get('morning')?.keys() ?? [])]).toEqual(['2026-11-02'])
  })

  test('names the requests that are open for twenty hours', async () => {
    const { ada, arrived, look } = await openTelling()
    await ada.ask('2027-01-10', '2027-01-13')

    // The request has this machine's time.
    const tomorrow = Date.now() + 21 * HOUR
    await look(tomorrow - (tomorrow % (24 * HOUR)) + 29 * HOUR)

    expect(arrived.at(-1)?.text).toContain('20 saatten uzun bekleyen talepler')
  })
})

describe('a mail server', () => {
  test('that refuses one owner’s address does not affect the other', async () => {
    const receiver = (address: string) =>
      address === owner.email ? { code: 550, message: 'no' } : null
    const { ada, arrived, look } = await openTelling({ receiver }, [owner.email, coowner.email])
    await ada.ask('2026-12-10', '2026-12-13')

    await look(EVENING)

    expect(arrived.map(({ receivers }) => receivers)).toEqual([[coowner.email]])
  })

  test('that treats a guest’s text as spam gets a mail that only mentions the request', async () => {
    const mail = (text: string) => (/reply-to/i.test(text) ? { code: 554, message: 'spam' } : null)
    const { ada, arrived, look, postbox } = await openTelling({ mail })
    const id = await ada.ask('2026-12-10', '2026-12-13')

    await look(EVENING)

    expect(arrived.map(({ subject }) => subject)).toEqual(['1 yeni talep'])
    expect(await postbox()).toMatchObject({
      trouble: null,
      told: new Map([['request', new Map([[id, EVENING]])]]),
    })
  })

  test('that works again is recognized without anything to send', async () => {
    let refusal: SmtpError | null = { code: 550, message: 'no' }
    const { ada, look, postbox } = await openTelling({ sender: () => refusal })
    const id = await ada.ask('2026-12-10', '2026-12-13')
    await look(EVENING)
    await ada.answer(id, 'new', { status: 'declined' })
    refusal = null

    await look(EVENING + 2 * MINUTE)

    expect(await postbox()).toMatchObject({ trouble: null })
  })
})
