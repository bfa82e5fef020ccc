import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { draft } from '#scripts/sample/testingSeason.ts'
import { EVENING, HOUR, MINUTE, MORNING, openCaretaker } from '#caretaker/testingRun.ts'
import type { SmtpError } from './testingMail.ts'

const { owner, coowner } = DEMO_ACCOUNTS

test('each owner is notified of a new request once, and can reply to the guest immediately', async () => {
  const { ada, arrived, run, printed, caretaker, unsoundness } = await openCaretaker({}, [
    owner.email,
    coowner.email,
  ])
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
  for (const body of [mail?.text, mail?.html])
    expect(body).toContain(`https://villa.example/admin/requests?request=${id}`)
  const { run: last, postboxes } = await caretaker()
  expect(last).toMatchObject({ mails: 0, mailing: true, by: DEMO_ACCOUNTS.caretaker.email })
  expect([...postboxes.values()].map(({ sent }) => [...(sent.get('request') ?? [])])).toEqual([
    [[id, EVENING]],
    [[id, EVENING]],
  ])
  expect(await unsoundness()).toEqual([])
})

test('a flood is one mail, and what follows within the hour is one mail, too', async () => {
  let asked = 0
  const { ada, run, subjects } = await openCaretaker()
  const ask = async (count: number) => {
    for (let at = 0; at < count; at += 1)
      await ada.ask('2026-12-10', addDays(day('2026-12-11'), (asked += 1)))
  }
  await ask(40)
  await run(EVENING)
  expect(subjects()).toEqual(['40 yeni talep'])

  await ask(1)
  await run(EVENING + 5 * MINUTE)
  await ask(4)
  await run(EVENING + 55 * MINUTE)
  expect(subjects()).toEqual([])
  await run(EVENING + HOUR)

  expect(subjects()).toEqual(['5 yeni talep'])
})

test('two caretakers that run together notify each owner once', async () => {
  const addresses = [owner.email, coowner.email]
  const { ada, arrived, run, client, signIn, unsoundness } = await openCaretaker({}, addresses)
  await ada.ask('2026-12-10', '2026-12-13')
  await ada.ask('2026-12-20', '2026-12-23')
  const other = await signIn()

  await Promise.all([
    run(EVENING, { by: client, me: 'one' }),
    run(EVENING, { by: other, me: 'two' }),
    run(EVENING, { by: client, me: 'three' }),
  ])
  await run(EVENING + 5 * MINUTE, { by: other, me: 'two' })

  const heard = arrived.map(({ subject, receivers }) => `${receivers.join()} ${subject}`)
  expect(heard.toSorted()).toEqual([...new Set(heard)].toSorted())
  expect(heard).toHaveLength(4)
  expect(await unsoundness()).toEqual([])
})

test('the daily list is sent once in the morning, from eight o’clock on', async () => {
  const { ada, arrived, run, subjects } = await openCaretaker()
  const contact = { phone: '+90 532 000 00 00' }
  await ada.add(draft('2026-10-29', '2026-11-02', { musteriAdi: 'Giden Misafir', ...contact }))
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
      '- Giden Misafir: 29.10.2026 – 02.11.2026',
      'Kalan borç',
      '----------',
      '- Giden Misafir: ₺10.000 (gecikmiş)',
      '- Gelen Misafir: ₺10.000',
      'Gönderilecek mesajlar',
      '---------------------',
      '- Giden Misafir: Teşekkür',
      '- Gelen Misafir: Onay',
    ].join('\n'),
  )
  expect(subjects()).toHaveLength(1)
  await run(MORNING + 5 * MINUTE)
  expect(subjects()).toEqual([])
  await run(MORNING + 24 * HOUR)
  expect(subjects()).toEqual(['Bugün, 3 Kasım 2026 Salı'])
})

test('a mail server that refuses is retried with growing delays, and named in the office', async () => {
  let refusal: SmtpError | null = { code: 550, message: 'no' }
  const { ada, run, subjects, printed, postbox } = await openCaretaker({ receiver: () => refusal })
  const id = await ada.ask('2026-12-10', '2026-12-13')

  expect(await run(EVENING)).toBe(true)
  await run(EVENING + 5 * MINUTE)
  await run(EVENING + 9 * MINUTE)

  expect(await postbox()).toMatchObject({
    to: owner.email,
    claim: null,
    trouble: { problem: 'address', since: EVENING, at: EVENING + 5 * MINUTE },
  })
  expect(new Set(printed)).toEqual(new Set(['A mail did not go (address).']))
  refusal = null
  await run(EVENING + 9 * MINUTE)
  expect(subjects()).toEqual([])
  await run(EVENING + 10 * MINUTE)
  expect(subjects()).toHaveLength(1)
  expect(await postbox()).toMatchObject({ trouble: null, claim: null })
  expect((await postbox())?.sent.get('request')?.has(id)).toBe(true)
})

test('a backup that failed for six hours is reported once, and again after a new failure', async () => {
  const { run, subjects, arrived, store } = await openCaretaker()
  const stop = (at: number) => store('caretaker/copyTrouble', { problem: 'full', at })
  await run(EVENING)
  await stop(EVENING)
  await run(EVENING + 6 * HOUR - MINUTE)
  expect(subjects()).toEqual([])

  await run(EVENING + 6 * HOUR)
  const [mail] = arrived
  await run(EVENING + 7 * HOUR)

  expect(mail?.text).toContain('Yedek alınamıyor (1 Kas 2026 21:30 tarihinden beri): disk dolu.')
  expect(subjects()).toEqual(['Yedek yok'])
  await store('caretaker/copyTrouble', null)
  await run(EVENING + 8 * HOUR)
  await stop(EVENING + 8 * HOUR)
  await run(EVENING + 14 * HOUR)
  expect(subjects()).toContain('Yedek yok')
})
