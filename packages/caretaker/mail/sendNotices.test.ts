import { describe, expect, test } from 'vitest'
import { serve } from '#caretaker/testingChannels.ts'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { addDays } from '#domain/date.ts'
import { agreement, day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { draft } from '#sample/testingSeason.ts'
import { EVENING, HOUR, MINUTE, MORNING, openCaretaker } from '#caretaker/testingRun.ts'
import { keyOf } from './attention.ts'
import type { SmtpError } from './testingMail.ts'

const { owner, coowner } = DEMO_ACCOUNTS
const BOTH = [owner.email, coowner.email]
const OTHER_GUEST = {
  firstName: 'Ece',
  lastName: 'Kaya',
  email: 'ece@example.com',
  phone: '+90 533 000 00 00',
  notes: '',
}

test('each owner is notified of a new request once, and can reply to the guest immediately', async () => {
  const { ada, arrived, run, printed, caretaker, unsoundness } = await openCaretaker({}, BOTH)
  const id = await ada.ask('2026-12-10', '2026-12-13')

  const needed = await run(EVENING)
  await run(EVENING + 5 * MINUTE)

  expect(needed).toBe(false)
  expect(printed).toEqual(['2 mails sent.'])
  expect(arrived.map(({ receivers }) => receivers)).toEqual([[owner.email], [coowner.email]])
  const [mail] = arrived
  expect(mail).toMatchObject({
    subject: 'Yeni talep: Ayşe Yılmaz, 10.12.2026 – 13.12.2026',
    replyTo: { value: [{ name: 'Ayşe Yılmaz', address: 'ayse@example.com' }] },
  })
  expect(mail?.text).toContain(`https://villa.example/admin/requests?request=${id}`)
  const { run: last, notified } = await caretaker()
  expect(last).toMatchObject({ mails: 0, mailing: true, by: DEMO_ACCOUNTS.caretaker.email })
  expect(BOTH.map((to) => notified.get(keyOf(to, id)))).toEqual([EVENING, EVENING])
  expect(await unsoundness()).toEqual([])
})

test('after a flood the next honest request gets a separate mail, ten minutes after the last one', async () => {
  let asked = 0
  const { ada, run, arrived, subjects } = await openCaretaker()
  const ask = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await ada.ask('2026-12-10', addDays(day('2026-12-11'), (asked += 1)))
  }
  await ask(40)
  await run(EVENING)
  expect(arrived[0]?.text).toContain('Bundan başka 39 yeni talep var')
  expect(subjects()).toHaveLength(1)

  await ask(1)
  await run(EVENING + 5 * MINUTE)
  expect(subjects()).toEqual([])
  await run(EVENING + 10 * MINUTE)

  expect(arrived[0]?.text).not.toContain('Bundan başka')
  expect(subjects()).toEqual(['Yeni talep: Ayşe Yılmaz, 10.12.2026 – 21.01.2027'])
})

test('the daily list is sent once in the morning, from eight o’clock on', async () => {
  const { ada, arrived, run, subjects } = await openCaretaker()
  const contact = { phone: '+90 532 000 00 00' }
  await ada.add(draft('2026-10-29', '2026-11-02', { musteriAdi: '–', removed: true, ...contact }))
  await ada.add(draft('2026-11-02', '2026-11-05', { musteriAdi: 'Gelen Misafir', ...contact }))
  await run(MORNING - MINUTE)
  expect(subjects()).toEqual([])

  await run(MORNING)

  expect(arrived[0]?.text?.replaceAll(/\n+/g, '\n')).toContain(
    [
      'Bugün, 2 Kasım 2026 Pazartesi',
      'Gelenler',
      '--------',
      '- Gelen Misafir: 02.11.2026 – 05.11.2026',
      'Ayrılanlar',
      '----------',
      '- Silinmiş kişi: 29.10.2026 – 02.11.2026',
      'Ödemeler',
      '--------',
      '- Silinmiş kişi: ₺10.000 (gecikmiş)',
      '- Gelen Misafir: ₺10.000',
      'Gönderilecek mesajlar',
      '---------------------',
      '- Gelen Misafir: Onay',
    ].join('\n'),
  )
  expect(subjects()).toHaveLength(1)
  await run(MORNING + 5 * MINUTE)
  expect(subjects()).toEqual([])
  await run(MORNING + 24 * HOUR)
  expect(subjects()).toEqual(['Bugün, 3 Kasım 2026 Salı'])
})

test('the daily list names a balance on the day on which its agreement makes it due', async () => {
  const { ada, arrived, run } = await openCaretaker()
  const ahead = { agreement: agreement({ balanceDays: 7 }) }
  await ada.add(draft('2026-11-05', '2026-11-08', { musteriAdi: 'Geciken Misafir', ...ahead }))
  await ada.add(draft('2026-11-09', '2026-11-12', { musteriAdi: 'Gelecek Misafir', ...ahead }))
  await run(MORNING)

  expect(arrived[0]?.text?.replaceAll(/\n+/g, '\n')).toContain(
    [
      '- Geciken Misafir: ₺7.000 (gecikmiş)',
      '- Gelecek Misafir: ₺7.000',
      '- Geciken Misafir: ₺3.000 (kapora)',
      '- Gelecek Misafir: ₺3.000 (kapora)',
    ].join('\n'),
  )
})

test('a mail server that refuses is retried by each run, and named in the office until then', async () => {
  let refusal: SmtpError | null = { code: 550, message: 'no' }
  const { ada, run, subjects, printed, mailTrouble } = await openCaretaker({
    receiver: () => refusal,
  })
  await ada.ask('2026-12-10', '2026-12-13')

  expect(await run(EVENING)).toBe(true)
  const since = await mailTrouble()
  await run(EVENING + 5 * MINUTE)

  expect(since).toMatchObject({ to: owner.email, problem: 'address' })
  expect(await mailTrouble()).toEqual(since)
  expect(new Set(printed)).toEqual(new Set(['A mail was not sent (address).']))
  expect(subjects()).toEqual([])
  refusal = null
  await run(EVENING + 10 * MINUTE)
  expect(subjects()).toHaveLength(1)
  expect(await mailTrouble()).toBeNull()
})

test('a sent mail is forgotten a day after its subject is over', async () => {
  const { ada, run, caretaker } = await openCaretaker()
  const id = await ada.ask('2026-12-10', '2026-12-13')
  const isRemembered = async () => (await caretaker()).notified.has(keyOf(owner.email, id))
  await run(EVENING)
  await run(EVENING + 48 * HOUR)
  expect(await isRemembered()).toBe(true)

  await ada.answer(await ada.seeRequest(id), { status: 'declined' })
  await run(EVENING + 49 * HOUR)

  expect(await isRemembered()).toBe(false)
})

test('a request shows its price, the stays with its nights, and its rivals', async () => {
  const { ada, arrived, run, store } = await openCaretaker()
  await store('prices', {
    seasons: { a: { from: '2026-12-01', to: '2026-12-31', perNight: 5000, minNights: 2 } },
    terms: {
      cleaningFee: 1000,
      depositPercent: 30,
      minNights: 1,
      sameDayTurnover: false,
      taxPercent: 0,
      taxPaid: 'included',
    },
  })
  await ada.add(draft('2026-12-12', '2026-12-16', { musteriAdi: 'Can Öztürk' }))
  await ada.ask('2026-12-09', '2026-12-11', OTHER_GUEST)
  await ada.ask('2026-12-10', '2026-12-13')

  await run(EVENING)

  const text = arrived.find(({ subject }) => subject?.includes('10.12.2026 –'))?.text
  expect(text).toContain('Günler: 10.12.2026 – 13.12.2026 (3 gece)')
  expect(text).toContain('Fiyatlara göre: ₺16.000; kaporası ₺4.800')
  expect(text).toContain('Bu geceler dolu: Can Öztürk, 12.12.2026 – 16.12.2026')
  expect(text).toContain('Aynı geceleri isteyen başka talep: Ece Kaya, 09.12.2026 – 11.12.2026')
})

test('an error is reported once while it lasts, and again when it returns', async () => {
  const answers = { calendar: calendarOf(eventOf('a', '20261210', '20261214', 'Reserved')) }
  const url = await serve((_, response) => {
    if (answers.calendar === '') response.writeHead(500)
    response.end(answers.calendar)
  })
  const { ada, run, subjects, store, caretaker, addChannel, unsoundness } = await openCaretaker()
  await addChannel('vrbo', { name: 'Vrbo', url })
  const own = await ada.add(draft('2026-12-12', '2026-12-16'))
  await store('reservations/odd', { girisTarihi: 'yarın', cikisTarihi: 'öbür gün' })

  expect(await run(EVENING)).toBe(true)
  await run(EVENING + 5 * MINUTE)
  expect(subjects()).toEqual(['Bakmanız gereken bir şey var'])

  answers.calendar = ''
  await run(EVENING + HOUR)
  await run(EVENING + 6 * HOUR)
  expect(subjects()).toEqual([])
  await run(EVENING + 7 * HOUR)
  await run(EVENING + 8 * HOUR)
  expect(subjects()).toEqual(['Okunamayan kanallar'])

  await ada.remove(own)
  answers.calendar = calendarOf(eventOf('a', '20261210', '20261214', 'Reserved'))
  await run(EVENING + 9 * HOUR)
  expect([...(await caretaker()).failing]).toEqual([])
  expect(subjects()).toEqual(['Kanallardan haberler'])
  answers.calendar = calendarOf(eventOf('b', '20261220', '20261224', 'Reserved'))
  await ada.add(draft('2026-12-21', '2026-12-22'))
  await run(EVENING + 10 * HOUR)

  expect(subjects()).toEqual(['Aynı geceler iki kez satılmış olabilir'])
  await store('reservations/odd', null)
  expect(await unsoundness()).toEqual([])
})

describe('the daily list', () => {
  test('is not sent for a day without events', async () => {
    const { run, subjects, caretaker } = await openCaretaker()

    await run(MORNING)

    expect(subjects()).toEqual([])
    expect([...(await caretaker()).notified.keys()]).toEqual([keyOf(owner.email, '2026-11-02')])
  })

  test('names the requests that are open for twenty hours', async () => {
    const { ada, arrived, run } = await openCaretaker()
    await ada.ask('2027-01-10', '2027-01-13')

    // The request has this machine's time.
    const tomorrow = Date.now() + 21 * HOUR
    await run(tomorrow - (tomorrow % (24 * HOUR)) + 29 * HOUR)

    expect(arrived.at(-1)?.text).toContain('20 saatten uzun bekleyen talepler')
  })
})

describe('a mail server', () => {
  test('that refuses one owner’s address does not affect the other', async () => {
    const receiver = (address: string) =>
      address === owner.email ? { code: 550, message: 'no' } : null
    const { ada, arrived, run } = await openCaretaker({ receiver }, BOTH)
    await ada.ask('2026-12-10', '2026-12-13')

    await run(EVENING)

    expect(arrived.map(({ receivers }) => receivers)).toEqual([[coowner.email]])
  })

  test('that treats a guest’s text as spam gets a mail that only mentions the request', async () => {
    const mail = (text: string) => (/reply-to/i.test(text) ? { code: 554, message: 'spam' } : null)
    const { ada, run, subjects, mailTrouble } = await openCaretaker({ mail })
    await ada.ask('2026-12-10', '2026-12-13')

    await run(EVENING)

    expect(await mailTrouble()).toBeNull()
    await run(EVENING + 10 * MINUTE)
    expect(subjects()).toEqual(['1 yeni talep'])
  })

  test('that failed counts as working once nothing waits for it', async () => {
    const refusal: SmtpError = { code: 550, message: 'no' }
    const { ada, run, mailTrouble } = await openCaretaker({ sender: () => refusal })
    const id = await ada.ask('2026-12-10', '2026-12-13')
    await run(EVENING)
    await ada.answer(await ada.seeRequest(id), { status: 'declined' })

    await run(EVENING + 2 * MINUTE)

    expect(await mailTrouble()).toBeNull()
  })
})
