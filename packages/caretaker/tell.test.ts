import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { draft } from '#scripts/sample/season.ts'
import type { SmtpError } from './mail/testingMail.ts'
import { EVENING, HOUR, MINUTE, MORNING, openTelling } from './testingLook.ts'

const { owner, coowner, caretaker } = DEMO_ACCOUNTS

test('each owner is notified of a new request once, and can reply to the guest immediately', async () => {
  const { ada, arrived, kept, look, said, unsoundness } = await openTelling({}, [
    owner.email,
    coowner.email,
  ])
  const id = await ada.ask('2026-12-10', '2026-12-13')

  const needed = await look(EVENING)
  await look(EVENING + 5 * MINUTE)

  expect(needed).toBe(false)
  expect(said).toEqual(['2 mails sent.'])
  expect(arrived.map(({ receivers }) => receivers)).toEqual([[owner.email], [coowner.email]])
  const [mail] = arrived
  expect(mail).toMatchObject({
    subject: 'Yeni talep: Ayşe Yılmaz, 10.12.2026 – 13.12.2026',
    replyTo: { value: [{ name: 'Ayşe Yılmaz', address: 'ayse@example.com' }] },
  })
  for (const body of [mail?.text, mail?.html])
    expect(body).toContain(`https://villa.example/admin/requests?request=${id}`)
  const { look: last, postboxes } = await kept()
  expect(last).toMatchObject({ mails: 0, mailing: true, by: caretaker.email })
  expect([...postboxes.values()].map(({ told }) => [...(told.get('request') ?? [])])).toEqual([
    [[id, EVENING]],
    [[id, EVENING]],
  ])
  expect(await unsoundness()).toEqual([])
})

test('a guest’s answer is reported once, and again after they take it back', async () => {
  const { ada, arrived, look, news, store, stored } = await openTelling()
  const id = await ada.ask('2026-12-10', '2026-12-13')
  await look(EVENING)
  news()
  const key = 'K'.repeat(22)
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13' }
  await store(`requests/${id}`, {
    ...Object(await stored(`requests/${id}`)),
    guestKey: key,
    status: 'held',
    heldUntil: '2026-11-05',
  })
  await store(`guestPages/${key}`, { about: id, version: 1, status: 'held', ...stay })
  await store(`guestAnswers/${key}`, { answer: 'yes', at: EVENING })

  await look(EVENING + 5 * MINUTE)
  expect(arrived[0]?.text).toContain(`https://villa.example/admin/requests?request=${id}`)
  expect(news()).toEqual(['Ayşe Yılmaz evet dedi: 10.12.2026 – 13.12.2026'])
  await look(EVENING + 10 * MINUTE)
  expect(news()).toEqual([])

  await store(`guestAnswers/${key}`, { answer: 'no', at: EVENING + 11 * MINUTE })
  await look(EVENING + 15 * MINUTE)
  expect(news()).toEqual(['Ayşe Yılmaz bu günlerden vazgeçti: 10.12.2026 – 13.12.2026'])
})

test('a flood is one mail, and what follows within the hour is one mail, too', async () => {
  let asked = 0
  const { ada, look, news } = await openTelling()
  const ask = async (count: number) => {
    for (let at = 0; at < count; at += 1)
      await ada.ask('2026-12-10', addDays(day('2026-12-11'), (asked += 1)))
  }
  await ask(40)
  await look(EVENING)
  expect(news()).toEqual(['40 yeni talep'])

  await ask(1)
  await look(EVENING + 5 * MINUTE)
  await ask(4)
  await look(EVENING + 55 * MINUTE)
  expect(news()).toEqual([])
  await look(EVENING + HOUR)

  expect(news()).toEqual(['5 yeni talep'])
})

test('two caretakers that run together notify each owner once', async () => {
  const addresses = [owner.email, coowner.email]
  const { ada, arrived, look, client, signIn, unsoundness } = await openTelling({}, addresses)
  await ada.ask('2026-12-10', '2026-12-13')
  await ada.ask('2026-12-20', '2026-12-23')
  const other = await signIn()

  await Promise.all([
    look(EVENING, { by: client, me: 'one' }),
    look(EVENING, { by: other, me: 'two' }),
    look(EVENING, { by: client, me: 'three' }),
  ])
  await look(EVENING + 5 * MINUTE, { by: other, me: 'two' })

  const heard = arrived.map(({ subject, receivers }) => `${receivers.join()} ${subject}`)
  expect(heard.toSorted()).toEqual([...new Set(heard)].toSorted())
  expect(heard).toHaveLength(4)
  expect(await unsoundness()).toEqual([])
})

test('the daily list is sent once in the morning, from eight o’clock on', async () => {
  const { ada, arrived, look, news } = await openTelling()
  const contact = { phone: '+90 532 000 00 00' }
  await ada.add(draft('2026-10-29', '2026-11-02', { musteriAdi: 'Giden Misafir', ...contact }))
  await ada.add(draft('2026-11-02', '2026-11-05', { musteriAdi: 'Gelen Misafir', ...contact }))
  await look(MORNING - MINUTE)
  expect(news()).toEqual([])

  await look(MORNING)

  expect(arrived[0]?.text?.replaceAll(/\n+/g, '\n')).toContain(
    [
      'Bugün, 2 Kasım 2026 Pazartesi',
      'Gelenler',
      '--------',
      '- Gelen Misafir: 02.11.2026 – 05.11.2026',
      'Ayrılanlar',
      '----------',
      '- Giden Misafir: 29.10.2026 – 02.11.2026',
      'Alınacaklar',
      '-----------',
      '- Giden Misafir: ₺7.000 (gecikmiş)',
      '- Gelen Misafir: ₺7.000',
      'Gönderilecek mesajlar',
      '---------------------',
      '- Giden Misafir: Teşekkür',
      '- Gelen Misafir: Onay',
    ].join('\n'),
  )
  expect(news()).toHaveLength(1)
  await look(MORNING + 5 * MINUTE)
  expect(news()).toEqual([])
  await look(MORNING + 24 * HOUR)
  expect(news()).toEqual(['Bugün, 3 Kasım 2026 Salı'])
})

test('a mail server that refuses is retried with growing delays, and named in the office', async () => {
  let refusal: SmtpError | null = { code: 550, message: 'no' }
  const { ada, look, news, said, postbox } = await openTelling({ receiver: () => refusal })
  const id = await ada.ask('2026-12-10', '2026-12-13')

  expect(await look(EVENING)).toBe(true)
  await look(EVENING + MINUTE)
  await look(EVENING + 2 * MINUTE)

  expect(await postbox()).toMatchObject({
    to: owner.email,
    claim: null,
    trouble: { problem: 'address', since: EVENING, tries: 2, next: EVENING + 6 * MINUTE },
  })
  expect(said).toEqual([
    'A mail did not go (address, 1 try); next try in 2 minutes.',
    'A mail did not go (address, 1 try); next try in 1 minute.',
    'A mail did not go (address, 2 tries); next try in 4 minutes.',
  ])
  refusal = null
  await look(EVENING + 5 * MINUTE)
  expect(news()).toEqual([])
  await look(EVENING + 6 * MINUTE)
  expect(news()).toHaveLength(1)
  expect(await postbox()).toMatchObject({ trouble: null, claim: null })
  expect((await postbox())?.told.get('request')?.has(id)).toBe(true)
})

test('a backup that failed for six hours is reported once, and again after a new failure', async () => {
  const { look, news, arrived, store } = await openTelling()
  const stop = (at: number) => store('caretaker/copyTrouble', { problem: 'full', at })
  await look(EVENING)
  await stop(EVENING)
  await look(EVENING + 6 * HOUR - MINUTE)
  expect(news()).toEqual([])

  await look(EVENING + 6 * HOUR)
  const [mail] = arrived
  await look(EVENING + 7 * HOUR)

  expect(mail?.text).toContain('Yedek alınamıyor (1 Kas 2026 21:30 tarihinden beri): disk dolu.')
  expect(news()).toEqual(['Yedek yok'])
  await store('caretaker/copyTrouble', null)
  await look(EVENING + 8 * HOUR)
  await stop(EVENING + 8 * HOUR)
  await look(EVENING + 14 * HOUR)
  expect(news()).toContain('Yedek yok')
})
